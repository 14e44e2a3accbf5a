import { AppError } from "#errors";
import type { Database } from "#platform/db/connect.ts";
import { mostNotes } from "../lead.schema.ts";
import { holdLead } from "./hold-lead.ts";

/** Adds a seller's note to a lead. Errors: `lead.not_found`, also of others' leads; `lead.too_many_notes`. */
export async function addNote(
  tx: Database,
  { userId, id, text, at }: { userId: string; id: string; text: string; at: Date },
) {
  await holdLead(tx, userId, id);
  const { n } = await tx
    .selectFrom("lead_notes")
    .select(({ fn }) => fn.countAll<string>().as("n"))
    .where("conversation_id", "=", id)
    .executeTakeFirstOrThrow();
  if (Number(n) >= mostNotes) throw new AppError("lead.too_many_notes");
  return tx
    .insertInto("lead_notes")
    .values({ conversation_id: id, user_id: userId, text, created_at: at })
    .returning(["id", "text", "created_at"])
    .executeTakeFirstOrThrow();
}
