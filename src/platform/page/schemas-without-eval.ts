import { config } from "zod/mini";

/** Before the first schema is made: zod writes faster checks as code, which the content security policy forbids. */
if (typeof document !== "undefined") config({ jitless: true });
