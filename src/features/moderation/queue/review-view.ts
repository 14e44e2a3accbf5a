import { pictureIds } from "#features/listings/listing.present.ts";
import { findPictures, findPriceHistory } from "#features/listings/listing.queries.ts";
import { findLadder } from "#features/selling/standing/standing.queries.ts";
import type { Language } from "#i18n/language.ts";
import type { Database } from "#platform/db/connect.ts";
import { findEvidence } from "../evidence/evidence.ts";
import type { Reviewer } from "../verbs/decide.ts";
import { presentReview, revised } from "./review.present.ts";
import { findForReview, findHolder, findPastReviews, findSellerHistory } from "./review.queries.ts";
import type { ReviewDetail } from "./review.schema.ts";

/** All that a reviewer decides by; undefined when there is no such listing. */
export async function reviewView(
  db: Database,
  reviewer: Reviewer,
  id: string,
  { at, language }: { at: Date; language: Language },
): Promise<ReviewDetail | undefined> {
  const found = await findForReview(db, id);
  if (!found) return undefined;
  const row = revised(found, found.changes);
  const onSale = found.changes ? found : undefined;
  const [pictures, prices, flags, seller, reviews, holder, ladder] = await Promise.all([
    findPictures(db, pictureIds([row, found])),
    findPriceHistory(db, id),
    findEvidence(db, row),
    findSellerHistory(db, row.user_id),
    findPastReviews(db, id),
    findHolder(db, id, reviewer.id, at),
    findLadder(db, row.user_id, at),
  ]);
  return presentReview(
    { row, onSale, pictures, prices, flags, seller, reviews, holder, ladder },
    at,
    language,
  );
}
