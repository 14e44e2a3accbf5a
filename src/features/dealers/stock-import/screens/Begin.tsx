import { useQuery } from "@tanstack/react-query";
import { FileDown } from "lucide-react";
import { Link } from "#platform/page/routing.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { StockSource } from "../../stock-source/screens/StockSource.tsx";
import { FileDrop } from "./FileDrop.tsx";
import { Guide } from "./Guide.tsx";
import { importsQuery } from "./import-page.api.ts";
import * as styles from "./import-page.module.css";
import { useFile } from "./use-file.ts";

/** Where a file begins: the template, what to write into it, the way to send it, and what was brought before. */
export function Begin() {
  const { t, language } = useWording();
  const { share, problem, send } = useFile();
  const template = (separator: string) =>
    `/api/dealers/me/import/template?separator=${separator}&lang=${language}`;
  return (
    <>
      <section className={`panel ${styles.step}`} aria-label={t("import-page.stepTemplate")}>
        <h2>{t("import-page.stepTemplate")}</h2>
        <p className="soft">{t("import-page.stepTemplateText")}</p>
        <div className="row wrapx">
          <a className="btn sec" href={template("comma")} download>
            <FileDown className="i s" aria-hidden="true" />
            {t("import-page.template")}
          </a>
          <a className="btn quiet" href={template("semicolon")} download>
            {t("import-page.templateSemicolon")}
          </a>
        </div>
        <p className={`soft ${styles.small}`}>{t("import-page.templateSemicolonHint")}</p>
        <Guide />
      </section>
      <section className={`panel ${styles.step}`} aria-label={t("import-page.stepFile")}>
        <h2>{t("import-page.stepFile")}</h2>
        <p className="soft">{t("import-page.stepFileText")}</p>
        <FileDrop
          accept=".csv,.txt,.tsv,.xlsx,text/csv"
          label={t("import-page.drop")}
          hint={t("import-page.dropHint")}
          busy={share === undefined ? undefined : { text: t("import-page.reading"), share }}
          error={problem}
          onFile={(file) => void send(file)}
        />
      </section>
      <StockSource />
      <Earlier />
    </>
  );
}

function Earlier() {
  const { t, age } = useWording();
  const { api } = usePage();
  const { data = [] } = useQuery(importsQuery(api));
  return (
    <section className={`panel ${styles.step}`} aria-label={t("import-page.earlier")}>
      <h2>{t("import-page.earlier")}</h2>
      {data.length === 0 && <p className="soft">{t("import-page.earlierNone")}</p>}
      <ul className={styles.earlier}>
        {data.map(({ id, fileName, state, createdAt, counts }) => (
          <li key={id}>
            <Link to="/import-listings" search={{ id }} className="link">
              <bdi>{fileName}</bdi>
            </Link>
            <span className="soft">
              {state === "judged"
                ? t("import-page.rowsOf", { count: counts.all })
                : t("import-page.importedOf", { count: counts.imported })}
              {" · "}
              {age(createdAt)}
            </span>
            <span className={`badge ${badges[state]}`}>{t(`import-page.state_${state}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const badges = { judged: "info", running: "info", done: "ok", stopped: "bad" } as const;
