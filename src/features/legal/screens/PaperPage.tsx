import { Scale } from "lucide-react";
import { gatewayCompanies } from "#features/payments/payment-methods.ts";
import { Link } from "#platform/page/routing.ts";
import { useWording } from "#ui/page.tsx";
import { useSite } from "#ui/shell/use-site.ts";
import * as styles from "./paper.module.css";
import { blocksOf, type PaperName, sections, updatedAt } from "./sections.ts";

/** A long text to be read, or printed: what it is about, what is in it, and its parts under anchors. */
export function PaperPage({ paper }: { paper: PaperName }) {
  const { t, day, language } = useWording();
  const { name } = useSite();
  const companies = new Intl.ListFormat(language, { type: "conjunction" }).format(
    Object.values(gatewayCompanies).map(({ company }) => company),
  );
  const say = (key: string) => t(`${paper}.${key}` as "terms.title", { name, companies });
  return (
    <div className={`wrap zone ${styles.page}`}>
      <header>
        <h1>{say("title")}</h1>
        <p className="soft">{say("lead")}</p>
        <p className="small muted">{t("paper.updated", { day: day(`${updatedAt[paper]}T09:00:00Z`) })}</p>
      </header>
      <div className="note warn" role="note">
        <Scale className="i" aria-hidden="true" />
        <div>
          <strong>{t("paper.unread")}</strong>
          <p>{t("paper.unreadText")}</p>
        </div>
      </div>
      <div className={styles.parts}>
        <nav className={styles.contents} aria-labelledby="contents">
          <h2 id="contents">{t("paper.contents")}</h2>
          <ol>
            {sections[paper].map((id) => (
              <li key={id}>
                <a href={`#${id}`}>{say(`${id}Title`)}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.text}>
          {sections[paper].map((id) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`}>{say(`${id}Title`)}</h2>
              <Text text={say(id)} />
              {id === "contact" && (
                <Link className="link" to="/contact">
                  {t("common.writeToUs")}
                </Link>
              )}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

function Text({ text }: { text: string }) {
  return blocksOf(text).map((block) =>
    block.kind === "text" ? (
      <p key={block.text}>{block.text}</p>
    ) : (
      <ul key={block.items[0]}>
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    ),
  );
}
