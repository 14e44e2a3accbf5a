import type { JobDeps } from "#deps";
import { mailJobs } from "#features/accounts/mails/mail.jobs.ts";
import { sessionJobs } from "#features/accounts/sessions/session.jobs.ts";
import { listingJobs } from "#features/listings/listing.jobs.ts";
import type { Job } from "#platform/queue/queue.ts";

/** Every kind of background work there is. */
export const allJobs = (deps: JobDeps): Job[] => [...listingJobs(deps), ...mailJobs(deps), ...sessionJobs(deps)];
