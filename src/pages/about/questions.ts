import type { Translate } from "#i18n/translate.ts";

const asked = ["cost", "review", "phone", "deposit", "badge", "end", "plan", "language", "delete"] as const;

/** What people ask, with the answer that holds now: whether listings are reviewed is a setting. */
export function questionsOf(t: Translate, { everyListingReviewed }: { everyListingReviewed: boolean }) {
  return asked.map((id) => ({
    id,
    question: t(`about.${id}Q`),
    answer:
      id === "review" ? t(everyListingReviewed ? "about.reviewedA" : "about.unreviewedA") : t(`about.${id}A`),
  }));
}

/** schema.org FAQPage: the same questions and answers as on the page. */
export const questionsData = (questions: readonly { question: string; answer: string }[]) => ({
  "@context": "https://schema.org",
  "@type": "FAQPage",
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});
