import { Paperclip, X } from "lucide-react";
import { adminApi, adminUpload } from "#features/administrators/client/admin-api.ts";
import { useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import type { BroadcastDetail } from "../broadcast.contract.ts";
import { largestAttachment } from "../broadcast.schema.ts";
import * as styles from "./broadcasts-tab.module.css";
import { useTask } from "./use-task.ts";

interface Props {
  message: BroadcastDetail;
  onChange: (message: BroadcastDetail) => void;
}

/** The one file of a mail. */
export function Attachment({ message: { id, attachment }, onChange }: Props) {
  const { t } = useWording();
  const { pending, run } = useTask();
  const add = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > largestAttachment) {
      toast("error", t("broadcasts-tab.attachmentLarge"));
      return;
    }
    const form = new FormData();
    form.append("name", file.name);
    form.append("file", file);
    const call = () => adminUpload(`/api/admin/messages/${id}/attachment`, form) as Promise<BroadcastDetail>;
    const answer = await run(call, t("broadcasts-tab.saveFailed"));
    if (answer) onChange(answer);
  };
  const remove = async () => {
    const call = () => adminApi("DELETE /api/admin/messages/:id/attachment", { params: { id } });
    const answer = await run(call, t("broadcasts-tab.saveFailed"));
    if (answer) onChange(answer);
  };
  if (attachment) {
    return (
      <div className="note plain between">
        <span>
          <Paperclip className="i s" aria-hidden="true" /> <bdi>{attachment.name}</bdi>
        </span>
        <button
          type="button"
          className="icon-btn"
          aria-busy={pending}
          aria-label={t("broadcasts-tab.attachmentRemove", { name: attachment.name })}
          onClick={() => void remove()}
        >
          <X className="i s" aria-hidden="true" />
        </button>
      </div>
    );
  }
  return (
    <div className="field">
      <label className={`btn sec sm ${styles.file}`} aria-busy={pending}>
        <Paperclip className="i s" aria-hidden="true" />
        {t("broadcasts-tab.attachment")}
        <input
          type="file"
          className="sr"
          accept="application/pdf,image/jpeg,image/png,image/webp"
          disabled={pending}
          onChange={({ target }) => void add(target.files?.[0])}
        />
      </label>
      <span className="hint">{t("broadcasts-tab.attachmentHint")}</span>
    </div>
  );
}
