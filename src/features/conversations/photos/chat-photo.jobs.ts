import type { JobDeps } from "#deps";
import type { Job } from "#platform/queue/queue.ts";

/** A message that could not be sent is tried again within it. */
const unsentHours = 24;

/** Photos that were brought for a message and never sent go after a day. Database then: their files too (message_photos_forget). */
export const chatPhotoJobs = ({ db, clock }: JobDeps): Job[] => [
  {
    name: "conversations.purge_unsent_photos",
    cron: "40 * * * *",
    run: async () => {
      await db
        .deleteFrom("message_photos")
        .where("number", "is", null)
        .where("created_at", "<", new Date(clock().getTime() - unsentHours * 3_600_000))
        .execute();
    },
  },
];
