import type { JobDeps } from "#deps";
import { deliverLetter, greeting } from "#features/site/site-letters.ts";
import { formatMoney, isolated } from "#i18n/format.ts";
import { defaultLanguage } from "#i18n/language.ts";
import type { Job } from "#platform/queue/queue.ts";
import { type MoneyBackMail, moneyBackJob, moneyBackMail } from "./money-back.request.ts";

export const moneyBackJobs = (deps: JobDeps): Job[] => [
  { name: moneyBackJob, run: (payload) => mailTo(deps, moneyBackMail.parse(payload)) },
];

/** In Arabic, the market's own: administrators have no language of their own. To nobody who is one no longer. */
async function mailTo(deps: JobDeps, { administratorId, orderId, what, reason, amount }: MoneyBackMail) {
  const { db, words } = deps;
  const administrator = await db
    .selectFrom("admin_users")
    .select(["email", "full_name"])
    .where("id", "=", administratorId)
    .where("is_active", "=", true)
    .executeTakeFirst();
  const order = await db
    .selectFrom("orders")
    .select(["reference", "amount"])
    .where("id", "=", orderId)
    .executeTakeFirst();
  if (!administrator || !order) return;
  const t = words[defaultLanguage];
  const money = (value: string) => isolated(formatMoney(defaultLanguage, Number(value), "usd"));
  const reference = isolated(order.reference);
  await deliverLetter(deps, {
    about: { order: orderId },
    to: administrator.email,
    language: defaultLanguage,
    always: true,
    write: ({ siteUrl }) => ({
      heading: t(`receipts.back_${what}`, { reference }),
      preheader: t(`receipts.backText_${what}`),
      greeting: greeting(t, administrator.full_name),
      paragraphs: [t(`receipts.backText_${what}`)],
      facts: [
        [t("receipts.reference"), reference],
        [t("receipts.amount"), money(order.amount)],
        ...(amount === null
          ? []
          : [
              [t(what === "refunded" ? "receipts.wentBack" : "receipts.left"), money(amount)] as [
                string,
                string,
              ],
            ]),
        ...(reason ? [[t("receipts.gatewaySays"), isolated(reason)] as [string, string]] : []),
      ],
      button: { label: t("receipts.backButton"), url: `${siteUrl}/enhanced-admin-dashboard?tab=payments` },
      notes: [],
    }),
  });
}
