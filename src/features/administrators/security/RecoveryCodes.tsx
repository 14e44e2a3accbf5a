import { Copy, Download } from "lucide-react";
import { useEffect, useRef } from "react";
import { saveFile } from "#ui/kit/list/save-file.ts";
import { useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import * as styles from "./security.module.css";

/** The codes that stand in for a lost phone, shown this once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { t } = useWording();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const text = codes.join("\n");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast("success", t("common.copied"));
    } catch {
      toast("error", t("security.failed"));
    }
  };
  return (
    <>
      <h3 ref={title} tabIndex={-1}>
        {t("security.codesTitle")}
      </h3>
      <p className="soft small">{t("security.codesText")}</p>
      <ul className={styles.codes} dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        <button type="button" className="btn sec" onClick={() => void copy()}>
          <Copy className="i s" aria-hidden="true" />
          {t("security.codesCopy")}
        </button>
        <button
          type="button"
          className="btn sec"
          onClick={() =>
            saveFile("mishwar-recovery-codes.txt", new Blob([`${text}\n`], { type: "text/plain" }))
          }
        >
          <Download className="i s" aria-hidden="true" />
          {t("security.codesSave")}
        </button>
        <button type="button" className="btn pri" onClick={onKept}>
          {t("security.codesKept")}
        </button>
      </div>
    </>
  );
}
