import { FileText } from "lucide-react";
import { useEffect, useState } from "react";
import { Failed } from "#ui/Failed.tsx";
import { saveFile } from "#ui/kit/list/save-file.ts";
import { useWording } from "#ui/page.tsx";
import type { usePaper } from "./use-paper.ts";

interface Props {
  found: ReturnType<typeof usePaper>;
  /** What it is, read aloud. */
  name: string;
  /** Under which a PDF is saved. */
  saveAs: string;
}

/** A paper that a user sent: a picture, or a PDF to save; it takes the same room before it is there. */
export function Paper({ found, name, saveAs }: Props) {
  const { t } = useWording();
  const { data: file } = found;
  if (!file) {
    return found.isError ? (
      <div className="adm-paper">
        <Failed text={t("admin.paperFailed")} onRetry={() => void found.refetch()} />
      </div>
    ) : (
      <span className="sk adm-paper" role="status" aria-label={t("kit.loading")} />
    );
  }
  if (file.type !== "application/pdf") return <Picture file={file} name={name} />;
  return (
    <div className="adm-paper">
      <p className="soft">{t("admin.paperPdf")}</p>
      <button type="button" className="btn sec sm" onClick={() => saveFile(saveAs, file)}>
        <FileText className="i s" aria-hidden="true" />
        {t("admin.paperSave")}
      </button>
    </div>
  );
}

/** It opens at its full size beside the page. */
function Picture({ file, name }: { file: Blob; name: string }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return (
    <a className="adm-paper" href={address} target="_blank" rel="noopener">
      {address && <img src={address} alt={name} />}
    </a>
  );
}
