import { FileDown } from "lucide-react";
import { useWording } from "#ui/page.tsx";
import { columnNames, columnOf, headOf, hintOf } from "../columns.ts";
import * as styles from "./import-page.module.css";

/** What each column takes; the file of it names the choices too. */
export function Guide() {
  const { t, language } = useWording();
  return (
    <details className={styles.guide}>
      <summary>{t("import-page.guide")}</summary>
      <a className="link" href={`/api/dealers/me/import/guide?lang=${language}`} download>
        <FileDown className="i s" aria-hidden="true" />
        {t("import-page.guideFile")}
      </a>
      <dl>
        {columnNames.map((name) => {
          const { needed, of } = columnOf(name);
          return (
            <div key={name} className={styles.guideRow}>
              <dt>
                {t(headOf(name))}
                {needed && <span className="badge brand">{t("stock-import.needed")}</span>}
                {of && <span className="badge">{t(`stock-import.only_${of}`)}</span>}
              </dt>
              <dd>{hintOf(name, t, language)}</dd>
            </div>
          );
        })}
      </dl>
    </details>
  );
}
