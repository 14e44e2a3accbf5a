import { useWording } from "#ui/page.tsx";
import type { BroadcastDetail } from "../broadcast.contract.ts";
import * as styles from "./broadcasts-tab.module.css";

/** As it will be read, in each of its languages. */
export function Preview({ message: { ar, en, link } }: { message: BroadcastDetail }) {
  const { t } = useWording();
  const shown = [
    { language: "ar", dir: "rtl", wording: ar },
    { language: "en", dir: "ltr", wording: en },
  ] as const;
  return (
    <section className={styles.languages} aria-label={t("broadcasts-tab.preview")}>
      {shown.map(
        ({ language, dir, wording }) =>
          wording && (
            <article key={language} className={styles.preview} lang={language} dir={dir}>
              <h3>{wording.title}</h3>
              <p className={`${styles.lines} soft`}>{wording.body}</p>
              {link && (
                <p className="small muted" lang={undefined}>
                  {t("broadcasts-tab.leadsTo")} <bdi dir="ltr">{link}</bdi>
                </p>
              )}
            </article>
          ),
      )}
    </section>
  );
}
