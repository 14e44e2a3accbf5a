import { z } from "zod";

/** The job that makes a code and sends it: no code stands in a table of jobs. */
export const codeJob = "accounts.phone_code";
export const codeJobRequest = z.object({ codeId: z.uuid() });
