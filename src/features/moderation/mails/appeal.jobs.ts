import type { z } from "zod";
import type { JobDeps } from "#deps";
import { tell } from "#features/notifications/tell.ts";
import type { Job } from "#platform/queue/queue.ts";
import { appealLetter, appealNotice } from "./appeal-letter.ts";
import { appealMailJob, appealMailRequest } from "./tell-owner.request.ts";

/** What sellers hear of their appeals. */
export const appealJobs = (deps: JobDeps): Job[] => [
  { name: appealMailJob, run: (payload) => tellOfAppeal(deps, appealMailRequest.parse(payload)) },
];

async function tellOfAppeal(deps: JobDeps, { appealId }: z.output<typeof appealMailRequest>): Promise<void> {
  const found = await deps.db
    .selectFrom("listing_appeals as a")
    .innerJoin("cars as c", "c.id", "a.car_id")
    .select(["a.user_id", "a.outcome", "a.answer", "a.no_place", "c.id", "c.title", "c.deleted_at"])
    .where("a.id", "=", appealId)
    .executeTakeFirst();
  if (!found?.outcome || !found.answer) return;
  const answered = {
    carId: found.id,
    title: found.title,
    outcome: found.outcome === "overturned" ? "overturned" : "upheld",
    answer: found.answer,
    noPlace: found.no_place,
    isThere: found.deleted_at === null,
  } as const;
  await tell(deps, {
    userId: found.user_id,
    kind: "decisions",
    of: `appeal ${appealId}`,
    notice: ({ t }) => appealNotice(t, answered),
    letter: (writer, reader) => appealLetter(writer, reader, answered),
  });
}
