import { Trash2 } from "lucide-react";
import { useWording } from "#ui/page.tsx";
import type { ActedOn, Asked, RowActs } from "./use-row-actions.ts";

interface Props {
  row: ActedOn;
  act: RowActs;
  onAsk: (asked: Asked) => void;
}

/** What may be done with a listing as it stands (docs/product.md, "States of a listing"). */
export function RowActions({ row, act, onAsk }: Props) {
  const { t } = useWording();
  const { title, status, deletedAt } = row;
  if (deletedAt) {
    return (
      <div className="adm-acts">
        <button
          type="button"
          className="btn sec sm"
          aria-label={t("moderation.restoreOf", { title })}
          onClick={() => act.restore(row)}
        >
          {t("moderation.restore")}
        </button>
      </div>
    );
  }
  return (
    <div className="adm-acts">
      {(status === "pending" || status === "rejected") && (
        <button
          type="button"
          className="btn soft sm"
          aria-label={t("moderation.approveOf", { title })}
          onClick={() => act.decide(row, "active")}
        >
          {t("moderation.approve")}
        </button>
      )}
      {(status === "pending" || status === "active") && (
        <button
          type="button"
          className="btn danger-o sm"
          aria-label={t("moderation.rejectOf", { title })}
          onClick={() => onAsk({ what: "reject", row })}
        >
          {t("moderation.reject")}
        </button>
      )}
      <button
        type="button"
        className="btn sec sm"
        aria-label={t("moderation.deleteOf", { title })}
        title={t("moderation.delete")}
        onClick={() => onAsk({ what: "delete", row })}
      >
        <Trash2 className="i s" aria-hidden="true" />
      </button>
    </div>
  );
}
