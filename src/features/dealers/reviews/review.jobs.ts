import { sql } from "kysely";
import type { z } from "zod";
import type { JobDeps } from "#deps";
import { sellerName } from "#features/listings/listing.present.ts";
import { inOwnDirection, pageAddress, type Reader, tell } from "#features/notifications/tell.ts";
import { greeting } from "#features/site/site-letters.ts";
import { reasonIn } from "#i18n/reason-in.ts";
import type { Job } from "#platform/queue/queue.ts";
import {
  type ReviewDecided,
  reviewDecided,
  reviewDecidedJob,
  reviewMail,
  reviewMailJob,
} from "./mails/review-mail.ts";

export const reviewJobs = (deps: JobDeps): Job[] => [
  { name: reviewMailJob, run: (payload) => tellOfWords(deps, reviewMail.parse(payload)) },
  { name: reviewDecidedJob, run: (payload) => tellOfDecision(deps, reviewDecided.parse(payload)) },
];

interface Told {
  dealer_id: string;
  user_id: string;
  dealer: string;
  slug: string;
  stars: number | null;
  state: string;
  reply_state: string | null;
  first_name: string;
  last_name: string;
  is_verified_dealer: boolean;
  dealership_name: string | null;
}

async function findTold({ db }: Pick<JobDeps, "db">, reviewId: string): Promise<Told | undefined> {
  const { rows } = await sql<Told>`
    select r.dealer_id, r.user_id, d.dealership_name as dealer, d.dealership_slug as slug, r.stars, r.state, r.reply_state,
      u.first_name, u.last_name, u.is_verified_dealer, u.dealership_name
    from dealer_reviews r join users u on u.id = r.user_id join users d on d.id = r.dealer_id
    where r.id = ${reviewId}::uuid and d.dealership_name is not null and d.dealership_slug is not null`.execute(
    db,
  );
  return rows[0];
}

const linkTo = ({ slug }: Told) => `/dealers/${slug}#reviews` as const;

/** Of a review its dealer, of a reply the buyer; nobody of what was taken back or hidden meanwhile. */
async function tellOfWords(deps: JobDeps, { reviewId, part }: z.output<typeof reviewMail>): Promise<void> {
  const found = await findTold(deps, reviewId);
  if (found?.state !== "shown") return;
  if (part === "reply" && found.reply_state !== "shown") return;
  const link = linkTo(found);
  const facts = {
    dealer: inOwnDirection(found.dealer),
    buyer: inOwnDirection(sellerName(found)),
    stars: found.stars ?? 0,
  };
  const words = ({ t }: Pick<Reader, "t">) =>
    part === "review"
      ? {
          title: t("review-mails.newTitle", { dealer: facts.dealer }),
          body: t("review-mails.newText", facts),
        }
      : {
          title: t("review-mails.replyTitle", { dealer: facts.dealer }),
          body: t("review-mails.replyText", { dealer: facts.dealer }),
        };
  await tell(deps, {
    userId: part === "review" ? found.dealer_id : found.user_id,
    kind: "messages",
    of: `dealer_review.${part} ${reviewId}`,
    notice: (reader) => ({ type: "system", ...words(reader), link }),
    letter: (writer, reader) => ({
      heading: words(reader).title,
      preheader: words(reader).body,
      greeting: greeting(reader.t, reader.firstName),
      paragraphs: [words(reader).body],
      button: { label: reader.t("review-mails.see"), url: pageAddress(writer, reader, link) },
      notes: [],
    }),
  });
}

/** Who wrote it learns that it was hidden and why, or that it can be read now. */
async function tellOfDecision(deps: JobDeps, told: ReviewDecided): Promise<void> {
  const { reviewId, part, state, reason, at } = told;
  const found = await findTold(deps, reviewId);
  if (!found) return;
  const link = linkTo(found);
  const dealer = inOwnDirection(found.dealer);
  const title = (t: Reader["t"]) =>
    part === "review" ? t(`review-mails.review_${state}`, { dealer }) : t(`review-mails.reply_${state}`);
  const body = ({ t, language }: Pick<Reader, "t" | "language">) =>
    state === "hidden" ? reasonIn(language, reason ?? "") : t("review-mails.shownText");
  await tell(deps, {
    userId: part === "review" ? found.user_id : found.dealer_id,
    kind: "decisions",
    of: `dealer_review.decided ${reviewId} ${part} ${at}`,
    notice: (reader) => ({ type: "system", title: title(reader.t), body: body(reader), link }),
    letter: (writer, reader) => ({
      heading: title(reader.t),
      preheader: body(reader),
      greeting: greeting(reader.t, reader.firstName),
      paragraphs: state === "hidden" ? [reader.t("review-mails.hiddenText"), body(reader)] : [body(reader)],
      button: { label: reader.t("review-mails.see"), url: pageAddress(writer, reader, link) },
      notes: [],
    }),
  });
}
