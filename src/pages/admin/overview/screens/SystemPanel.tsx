import { gatewayCompanies } from "#features/payments/payment-methods.ts";
import { formatAge } from "#i18n/format.ts";
import { useWording } from "#ui/page.tsx";
import type { System } from "../stats.contract.ts";
import * as styles from "./overview-tab.module.css";

type Tone = "ok" | "warn" | "bad";
/** From so much on the disk is said to be filling up. */
const fullShare = 0.85;
/** So many mails wait at most for a moment. */
const manyMails = 20;

/** What the market runs on, as far as it is known. */
export function SystemPanel({ system }: { system: System }) {
  const { t, number, language } = useWording();
  const { database, gateways, mail, jobs, storage, ledger } = system;
  const rows: { key: string; name: string; tone: Tone; text: string; title?: string }[] = [
    {
      key: "database",
      name: t("overview-tab.database"),
      tone: "ok",
      text: t("overview-tab.answersIn", { milliseconds: number(database.milliseconds) }),
    },
    ...gateways.map(({ name, reachable, isTest, askedAt }) => ({
      key: name,
      name: gatewayCompanies[name].company,
      tone: reachable ? ("ok" as const) : ("bad" as const),
      text: t(reachable ? (isTest ? "overview-tab.upTest" : "overview-tab.up") : "overview-tab.down"),
      title: formatAge(language, new Date(askedAt), new Date()),
    })),
    {
      key: "mail",
      name: t("overview-tab.mail"),
      tone: mail.failing > 0 ? "bad" : mail.queued > manyMails ? "warn" : "ok",
      text:
        mail.failing > 0
          ? t("overview-tab.failing", { count: mail.failing })
          : t("overview-tab.queued", { count: mail.queued }),
    },
    {
      key: "jobs",
      name: t("overview-tab.jobs"),
      tone: jobs.failing > 0 ? "warn" : "ok",
      text:
        jobs.failing > 0
          ? t("overview-tab.failing", { count: jobs.failing })
          : t("overview-tab.queued", { count: jobs.queued }),
    },
    {
      key: "storage",
      name: t("overview-tab.images"),
      tone: (storage.usedShare ?? 0) > fullShare ? "warn" : "ok",
      text:
        storage.usedShare === null
          ? t("overview-tab.bucket")
          : t("overview-tab.diskUsed", { percent: number(Math.round(storage.usedShare * 100)) }),
    },
    ...(ledger
      ? [
          {
            key: "ledger",
            name: t("overview-tab.ledger"),
            tone: ledger.differences > 0 ? ("bad" as const) : ("ok" as const),
            text:
              ledger.differences > 0
                ? t("overview-tab.differences", { count: ledger.differences })
                : t("overview-tab.agrees"),
          },
        ]
      : []),
  ];
  return (
    <section className="panel" aria-labelledby="ov-system">
      <div className="panel-h">
        <h2 id="ov-system">{t("overview-tab.systemState")}</h2>
      </div>
      <ul className={styles.list}>
        {rows.map(({ key, name, tone, text, title }) => (
          <li key={key}>
            <span>{name}</span>
            <span className={`badge dot ${tone}`} title={title}>
              {text}
            </span>
          </li>
        ))}
      </ul>
      {gateways.length === 0 && <p className="soft small">{t("overview-tab.noGateway")}</p>}
    </section>
  );
}
