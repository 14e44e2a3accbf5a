import { lazy, Suspense } from "react";
import { Question } from "#ui/kit/dialog/Question.tsx";
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
  if (what === "delete") {
    return (
      <Question
        title={t("moderation.deleteQuestion")}
        text={t("moderation.deleteText", { title: row.title })}
        keep={t("kit.cancel")}
        onClose={onClose}
      >
        <button type="button" className="btn danger" aria-busy={act.pending} onClick={() => act.remove(row)}>
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
