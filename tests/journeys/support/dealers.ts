import { approveApplication, rejectApplication } from "#features/dealers/verbs/decide.ts";
import { connectDatabase } from "#platform/db/connect.ts";
import { runningEmbeddedUrl } from "#platform/db/embedded-owner.ts";
import type { Person } from "./accounts.ts";

/** Decides about a user's application as an administrator does: approves it, or rejects it for a reason. */
export async function decideApplication(
  { email }: Person,
  outcome: "approved" | { reason: string },
): Promise<void> {
  const url = runningEmbeddedUrl(process.env.JOURNEY_DATA ?? "");
  if (!url) throw new Error("JOURNEY_DATA names no data folder of a running market");
  const db = await connectDatabase({ url, max: 1 });
  try {
    const { id } = await db
      .selectFrom("dealer_applications as a")
      .innerJoin("users as u", "u.id", "a.user_id")
      .select("a.id")
      .where("u.email", "=", email)
      .where("a.state", "=", "pending")
      .executeTakeFirstOrThrow();
    const { id: administratorId } = await db
      .selectFrom("admin_users")
      .select("id")
      .where("role", "=", "content_admin")
      .limit(1)
      .executeTakeFirstOrThrow();
    const decision = { applicationId: id, administratorId, at: new Date() };
    await db
      .transaction()
      .execute<unknown>((tx) =>
        outcome === "approved"
          ? approveApplication(tx, decision)
          : rejectApplication(tx, { ...decision, ...outcome }),
      );
  } finally {
    await db.destroy();
  }
}
