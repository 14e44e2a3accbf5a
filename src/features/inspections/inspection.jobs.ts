import { sql } from "kysely";
import type { JobDeps } from "#deps";
import { inOwnDirection, pageAddress, type Reader, tell } from "#features/notifications/tell.ts";
import { greeting } from "#features/site/site-letters.ts";
import type { Database } from "#platform/db/connect.ts";
import type { Job } from "#platform/queue/queue.ts";
import { type Telling, telling, tellingJob } from "./mails/telling.ts";

export const inspectionJobs = (deps: JobDeps): Job[] => [
  { name: tellingJob, run: (payload) => tellOf(deps, telling.parse(payload)) },
];

interface Told {
  car_id: string;
  title: string;
  partner: string;
  seller_id: string;
  partner_user_id: string;
  /** Of a request alone. */
  buyer_id: string | null;
  reason: string | null;
}

/** What is told of, unless the listing is deleted, or the request was taken back meanwhile. */
async function findTold(db: Database, { event, id }: Telling): Promise<Told | undefined> {
  const isReport = event === "published" || event === "withdrawn";
  const { rows } = await (isReport
    ? sql<Told>`
        select c.id as car_id, c.title, coalesce(i.partner_name, p.name) as partner, c.user_id as seller_id,
          p.user_id as partner_user_id, null as buyer_id, i.withdrawn_reason as reason
        from inspections i join cars c on c.id = i.car_id join inspection_partners p on p.id = i.partner_id
        where i.id = ${id}::uuid and c.deleted_at is null`
    : sql<Told>`
        select c.id as car_id, c.title, p.name as partner, c.user_id as seller_id, p.user_id as partner_user_id,
          r.user_id as buyer_id, null as reason
        from inspection_requests r join cars c on c.id = r.car_id join inspection_partners p on p.id = r.partner_id
        where r.id = ${id}::uuid and c.deleted_at is null and r.state <> 'withdrawn'`
  ).execute(db);
  return rows[0];
}

async function tellOf(deps: JobDeps, told: Telling): Promise<void> {
  const found = await findTold(deps.db, told);
  if (!found) return;
  const { event, id } = told;
  const isPartner = event === "asked";
  const isBuyer = event === "declined" || event === "done";
  const userId = isPartner ? found.partner_user_id : isBuyer ? found.buyer_id : found.seller_id;
  if (userId === null) return;
  const link = isPartner ? "/my-inspections" : (`/cars/${found.car_id}` as const);
  const facts = { title: inOwnDirection(found.title), partner: inOwnDirection(found.partner) };
  const title = ({ t }: Pick<Reader, "t">) => t(`inspection-mails.${event}Title`);
  const body = ({ t }: Pick<Reader, "t">) =>
    [t(`inspection-mails.${event}Text`, facts), found.reason && inOwnDirection(found.reason)]
      .filter(Boolean)
      .join(" ");
  await tell(deps, {
    userId,
    kind: "decisions",
    of: `inspection.${event} ${id}`,
    notice: (reader) => ({ type: "system", title: title(reader), body: body(reader), link }),
    letter: (writer, reader) => ({
      heading: title(reader),
      preheader: body(reader),
      greeting: greeting(reader.t, reader.firstName),
      paragraphs: [body(reader)],
      button: {
        label: reader.t(isPartner ? "inspection-mails.toRequests" : "inspection-mails.toListing"),
        url: pageAddress(writer, reader, link),
      },
      notes: [],
    }),
  });
}
