import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { Close } from "#ui/kit/dialog/Dialog.tsx";
import { TitledDialog } from "#ui/kit/dialog/TitledDialog.tsx";
import { useWording } from "#ui/page.tsx";
import { copyText } from "#ui/share.ts";
import * as styles from "./integrations.module.css";

/** A text that a program needs, with a button that copies it. */
export function Copied({ text, label }: { text: string; label: string }) {
  const { t } = useWording();
  const [isCopied, setCopied] = useState(false);
  const Icon = isCopied ? Check : Copy;
  return (
    <div className={styles.secret}>
      <input className="input" dir="ltr" readOnly value={text} aria-label={label} />
      <button type="button" className="btn sec" onClick={() => void copyText(text).then(setCopied)}>
        <Icon className="i s" aria-hidden="true" />
        <span aria-live="polite">{t(isCopied ? "integrations.copied" : "integrations.copy")}</span>
      </button>
    </div>
  );
}

interface Props {
  title: string;
  text: string;
  secret: string;
  onClose: () => void;
}

/** What is shown once: a press beside it does not throw it away. */
export function SecretDialog({ title, text, secret, onClose }: Props) {
  const { t } = useWording();
  return (
    <TitledDialog title={title} text={text} keepsInput onClose={onClose}>
      <Copied text={secret} label={title} />
      <Close className="btn pri">{t("integrations.done")}</Close>
    </TitledDialog>
  );
}
