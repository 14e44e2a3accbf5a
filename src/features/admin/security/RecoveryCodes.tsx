import { Copy } from "lucide-react";
import { useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";

/** The codes that stand in for a lost phone, shown this once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { t } = useWording();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join("\n"));
      toast("success", t("common.copied"));
    } catch {
      toast("error", t("security.failed"));
    }
  };
  return (
    <>
      <h3>{t("security.codesTitle")}</h3>
      <p className="soft small">{t("security.codesText")}</p>
      <ul className="security-codes" dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="row">
        <button type="button" className="btn sec" onClick={() => void copy()}>
          <Copy className="i s" aria-hidden="true" />
          {t("security.codesCopy")}
        </button>
        <button type="button" className="btn pri" onClick={onKept}>
          {t("security.codesKept")}
        </button>
      </div>
    </>
  );
}
