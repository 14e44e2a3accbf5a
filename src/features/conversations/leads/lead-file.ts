import type { Language } from "#i18n/language.ts";
import { formatMoment } from "#i18n/moments.ts";
import type { Translate } from "#i18n/translate.ts";
import { csvFile } from "#text/csv.ts";
import type { Conversation } from "../conversation.contract.ts";
import type { LeadRow } from "./lead.queries.ts";

/** A seller's leads for spreadsheets, in the reader's language. */
export function leadFile(
  leads: readonly { row: LeadRow; conversation: Conversation }[],
  { t, language, publicUrl }: { t: Translate; language: Language; publicUrl: string },
): string {
  const moment = (iso: string | null) => iso && formatMoment(language, iso);
  const heads = ["last", "buyer", "listing", "price", "state", "remindAt", "note", "link"] as const;
  return csvFile([
    heads.map((head) => t(`leads.file_${head}`)),
    ...leads.map(({ row, conversation: { id, other, listing, last } }) => [
      moment(last.sentAt),
      other.name,
      listing.name?.[language] ?? listing.title,
      listing.price === null ? null : `${listing.price} ${listing.currency.toUpperCase()}`,
      t(`leads.${row.state}`),
      moment(row.remind_at?.toISOString() ?? null),
      row.last_note,
      `${publicUrl}/messages?c=${id}`,
    ]),
  ]);
}
