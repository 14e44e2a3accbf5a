import { useState } from "react";
import { adminApi } from "#features/administrators/client/admin-api.ts";
import { TitledDialog } from "#ui/kit/dialog/TitledDialog.tsx";
import { useWording } from "#ui/page.tsx";
import type { BroadcastDetail } from "../broadcast.contract.ts";
import type { BroadcastKind } from "../broadcast.schema.ts";
import { ReviewStep } from "./ReviewStep.tsx";
import { useTask } from "./use-task.ts";
import { WriteForm } from "./WriteForm.tsx";
import { inputOf, type Written, writtenFrom } from "./written.ts";

interface Props {
  kind: BroadcastKind;
  draft: BroadcastDetail | undefined;
  onClose: () => void;
}

/** Writes a message, then shows it as it will be read, and to how many it goes. */
export default function Composer({ kind, draft, onClose }: Props) {
  const { t } = useWording();
  const { pending, run } = useTask();
  const [written, setWritten] = useState<Written>(() => writtenFrom(kind, draft));
  const [saved, setSaved] = useState(draft);
  const [key] = useState(() => crypto.randomUUID());
  const [reviewing, setReviewing] = useState(false);
  const save = async () => {
    const body = inputOf(written);
    const answer = await run(
      () =>
        saved
          ? adminApi("PUT /api/admin/messages/:id", { params: { id: saved.id }, body })
          : adminApi("POST /api/admin/messages", { body, idempotencyKey: key }),
      t("broadcasts-tab.saveFailed"),
    );
    if (!answer) return;
    setSaved(answer);
    setReviewing(true);
  };
  return (
    <TitledDialog
      size="wide"
      title={t(kind === "email" ? "broadcasts-tab.newEmail" : "broadcasts-tab.newNotification")}
      onClose={onClose}
    >
      {reviewing && saved ? (
        <ReviewStep
          message={saved}
          onChange={setSaved}
          onEdit={() => setReviewing(false)}
          onClose={onClose}
        />
      ) : (
        <WriteForm
          written={written}
          onChange={(change) => setWritten({ ...written, ...change })}
          pending={pending}
          onSubmit={() => void save()}
          onClose={onClose}
        />
      )}
    </TitledDialog>
  );
}
