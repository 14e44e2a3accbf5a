import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { useWording } from "#ui/page.tsx";
import { copyText } from "#ui/share.ts";
import { toast } from "#ui/Toasts.tsx";

/** Puts a number on the clipboard, and says so where it was pressed. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useWording();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    if (await copyText(text)) setCopied(true);
    else void toast("error", t("paying.copyFailed"));
  };
  const Icon = copied ? Check : Copy;
  return (
    <button type="button" className="btn sec sm" onClick={() => void copy()}>
      <Icon className="i s" aria-hidden="true" />
      <span role="status">{t(copied ? "paying.copied" : "paying.copy")}</span>
      <span className="sr"> {label}</span>
    </button>
  );
}
