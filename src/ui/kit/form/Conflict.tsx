import type { ApiError } from "#platform/http/api.ts";
import { useWording } from "../../page.tsx";

/** Tells who was faster. What was typed stays until the new state is asked for. */
export function Conflict({ error, onLoad }: { error: ApiError | undefined; onLoad: () => void }) {
  const { t } = useWording();
  if (!error) return null;
  const { changedBy } = error.facts;
  return (
    <div className="note warn adm-conflict" role="alert">
      <p>{typeof changedBy === "string" ? t("kit.conflict", { name: changedBy }) : error.message}</p>
      <button type="button" className="btn sec sm" onClick={onLoad}>
        {t("kit.loadNew")}
      </button>
    </div>
  );
}
