import { sellerName } from "#features/listings/listing.present.ts";
import type { Language } from "#i18n/language.ts";
import { reasonIn } from "#i18n/reason-in.ts";
import type { OwnReview, Review } from "./review.contract.ts";
import type { OwnReviewRow, ReviewRow } from "./review.queries.ts";

export const presentReview = (row: ReviewRow): Review => ({
  id: row.id,
  stars: row.stars,
  text: row.text,
  by: sellerName(row),
  writtenAt: row.written_at.toISOString(),
  isChanged: row.is_changed,
  reply: row.reply !== null && row.replied_at ? { text: row.reply, at: row.replied_at.toISOString() } : null,
});

/** As its writer sees it; null for one that was withdrawn. */
export function presentOwn(row: OwnReviewRow | undefined, language: Language): OwnReview | null {
  if (!row || row.text === null || row.stars === null) return null;
  return {
    id: row.id,
    stars: row.stars,
    text: row.text,
    state: row.state as OwnReview["state"],
    hiddenReason: reasonIn(language, row.hidden_reason),
    writtenAt: row.written_at.toISOString(),
  };
}
