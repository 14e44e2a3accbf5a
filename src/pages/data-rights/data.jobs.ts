import type { JobDeps } from "#deps";
import { tellOfStanding } from "#features/accounts/mails/standing-mail.request.ts";
import type { Job } from "#platform/queue/queue.ts";
import { deleteAccountsDue } from "./delete-account.ts";

export const dataJobs = ({ db, clock, log }: JobDeps): Job[] => [
  {
    // Every hour, so that an account is gone on the day that its mail says.
    name: "accounts.delete_due",
    cron: "23 * * * *",
    run: async () => {
      const deleted = await deleteAccountsDue(db, clock());
      if (deleted > 0) log.info({ deleted }, "accounts whose grace was over are deleted");
    },
  },
  {
    // The trigger users_standing brings the listings back; anyone who signs in before learns it from that (verbs/sign-in.ts).
    name: "accounts.end_suspensions",
    cron: "*/5 * * * *",
    run: async () => {
      const at = clock();
      await db.transaction().execute(async (tx) => {
        const over = await tx
          .updateTable("users")
          .set({ user_status: "active", suspended_until: null, suspension_reason: null })
          .where("user_status", "=", "suspended")
          .where("suspended_until", "<=", at)
          .returning("id")
          .execute();
        for (const { id } of over) {
          await tellOfStanding(tx, { userId: id, what: "over", at: at.toISOString() });
        }
      });
    },
  },
];
