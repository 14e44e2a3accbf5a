import { useQuery } from "@tanstack/react-query";
import { Check, ChevronDown } from "lucide-react";
import { Link } from "#platform/page/routing.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { useSite } from "#ui/shell/use-site.ts";
import * as styles from "./about.module.css";
import { figuresQuery } from "./load-about.ts";
import { questionsOf } from "./questions.ts";

/** What the market is, how it works, how large it is now, and what people ask. */
export default function AboutPage() {
  const { t } = useWording();
  const { name } = useSite();
  return (
    <div className={`wrap zone ${styles.page}`}>
      <header>
        <h1>{t("about.title", { name })}</h1>
        <p className="soft">{t("about.lead", { name })}</p>
      </header>
      <Figures />
      <div className={styles.actions}>
        <Way kind="buy" />
        <Way kind="sell" />
      </div>
      <section className="panel" aria-labelledby="promise">
        <h2 id="promise">{t("about.promiseTitle")}</h2>
        <ul className={styles.promises}>
          {([1, 2, 3] as const).map((n) => (
            <li key={n}>
              <Check className="i" aria-hidden="true" />
              {t(`about.promise${n}`)}
            </li>
          ))}
        </ul>
      </section>
      <p>
        <Link className="btn sec" to="/trust">
          {t("about.watched")}
        </Link>
      </p>
      <Questions />
      <section className={styles.more} aria-labelledby="more">
        <div>
          <h2 id="more">{t("about.moreTitle")}</h2>
          <p className="soft">{t("about.more")}</p>
        </div>
        <Link className="btn pri" to="/contact">
          {t("common.writeToUs")}
        </Link>
      </section>
    </div>
  );
}

/** Counted, never claimed: what cannot be counted now, or is nought, is not there. */
function Figures() {
  const { t, number } = useWording();
  const { data } = useQuery(figuresQuery(usePage().api));
  if (!data) return null;
  const figures = [
    { name: t("about.listings"), value: data.listings },
    { name: t("about.cars"), value: data.cars },
    { name: t("about.motorcycles"), value: data.motorcycles },
    { name: t("about.dealers"), value: data.approvedDealers },
  ].filter(({ value }) => value > 0);
  if (figures.length === 0) return null;
  return (
    <section aria-labelledby="figures">
      <h2 id="figures" className="sr">
        {t("about.figures")}
      </h2>
      <ul className="panel stats">
        {figures.map(({ name, value }) => (
          <li key={name}>
            <div className="stat">
              <span className="k">{name}</span>
              <span className="v">{number(value)}</span>
            </div>
          </li>
        ))}
      </ul>
      <p className={`small muted ${styles.counted}`}>{t("about.counted")}</p>
    </section>
  );
}

function Way({ kind }: { kind: "buy" | "sell" }) {
  const { t, plain } = useWording();
  return (
    <section aria-labelledby={kind}>
      <h2 id={kind}>{t(`about.${kind}Title`)}</h2>
      <ol>
        {([1, 2, 3] as const).map((n) => (
          <li key={n}>
            <span className={styles.step} aria-hidden="true">
              {plain(n)}
            </span>
            <div>
              <h3>{t(`about.${kind}${n}Title`)}</h3>
              <p className="soft">{t(`about.${kind}${n}`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Opens and shuts without a script. */
function Questions() {
  const { t } = useWording();
  return (
    <section aria-labelledby="questions">
      <h2 id="questions">{t("about.faqTitle")}</h2>
      <div className={`panel ${styles.faq}`}>
        {questionsOf(t, useSite()).map(({ id, question, answer }) => (
          <details key={id} id={id}>
            <summary>
              {question}
              <ChevronDown className="i s" aria-hidden="true" />
            </summary>
            <p className="soft">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
