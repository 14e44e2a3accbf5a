import sharp from "sharp";
import { turns } from "#platform/process/turns.ts";

// Each step on one thread, not on as many as there are processors.
sharp.concurrency(1);

/**
 * Work on pictures, one piece at a time in this process: requests and jobs take turns, so that anyone who browses meanwhile
 * has the other processors. A piece is a request's share, or one width of a job.
 */
export const oneAtATime = turns({ atOnce: 1, longestQueue: Number.POSITIVE_INFINITY });
