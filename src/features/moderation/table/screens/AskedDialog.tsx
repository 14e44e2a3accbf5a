import { lazy, Suspense, useState } from "react";
import { Question } from "#ui/kit/dialog/Question.tsx";
import { PickBox } from "#ui/kit/list/PickBox.tsx";
import { useWording } from "#ui/page.tsx";
import type { Asked, RowActs } from "./use-row-actions.ts";

const DecisionDialog = lazy(() => import("../../DecisionDialog.tsx"));

interface Props {
  asked: Asked;
  act: RowActs;
  onClose: () => void;
}

/** What is asked before a listing is refused or deleted. */
export function AskedDialog({ asked: { what, row }, act, onClose }: Props) {
  const { t } = useWording();
  const [isWarned, setWarned] = useState(false);
  if (what === "delete") {
    return (
      <Question
        title={t("moderation.deleteQuestion")}
        text={t("moderation.deleteText", { title: row.title })}
        keep={t("kit.cancel")}
        told={
          <div>
            <PickBox
              label={t("moderation.warn")}
              text={t("moderation.warn")}
              checked={isWarned}
              onChange={() => setWarned(!isWarned)}
            />
            <p className="hint small soft">{t("moderation.warnHint")}</p>
          </div>
        }
        onClose={onClose}
      >
        <button
          type="button"
          className="btn danger"
          aria-busy={act.pending}
          onClick={() => act.remove(row, isWarned)}
        >
          {t("moderation.delete")}
        </button>
      </Question>
    );
  }
  return (
    <Suspense>
      <DecisionDialog
        status="rejected"
        count={1}
        pending={act.pending}
        onClose={onClose}
        onDecide={(refusal) => act.decide(row, "rejected", refusal)}
      />
    </Suspense>
  );
}
