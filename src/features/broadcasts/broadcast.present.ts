import type { BroadcastDetail, BroadcastView, RecipientView } from "./broadcast.contract.ts";
import type { BroadcastRow, RecipientRow } from "./broadcast.queries.ts";

const wordingOf = (title: string | null, body: string | null) =>
  title === null || body === null ? null : { title, body };

export function presentBroadcast(row: BroadcastRow): BroadcastView {
  return {
    id: row.id,
    kind: row.kind,
    audience: row.audience,
    ar: wordingOf(row.title_ar, row.body_ar),
    en: wordingOf(row.title_en, row.body_en),
    link: row.link,
    attachment:
      row.attachment_name === null || row.attachment_bytes === null
        ? null
        : { name: row.attachment_name, bytes: row.attachment_bytes },
    state: row.state,
    tested: row.tested_at !== null,
    sendAt: row.send_at?.toISOString() ?? null,
    finishedAt: row.finished_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    createdBy: row.created_by,
    total: row.total,
    sent: row.sent,
    failed: row.failed,
    skipped: row.skipped,
  };
}

export const presentBroadcastDetail = (row: BroadcastRow): BroadcastDetail => ({
  ...presentBroadcast(row),
  addresses: row.addresses,
});

export const presentRecipient = ({ at, ...row }: RecipientRow): RecipientView => ({
  ...row,
  at: at?.toISOString() ?? null,
});
