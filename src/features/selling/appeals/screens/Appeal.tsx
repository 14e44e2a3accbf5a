import { lazy, Suspense, useState } from "react";
import { reaches, useAccount } from "#features/accounts/current-account.ts";
import type { OwnAppeal } from "#features/listings/listing-state.schema.ts";
import { useWording } from "#ui/page.tsx";

const AppealDialog = lazy(() => import("./AppealDialog.tsx"));

/** The way to appeal a decision about a listing while there is one, and what came of it. */
export function Appeal({ carId, appeal }: { carId: string; appeal: OwnAppeal }) {
  const { t, age, day } = useWording();
  const mayAppeal = reaches(useAccount(), ["stock"]);
  const [asks, setAsks] = useState(false);
  const [sent, setSent] = useState<OwnAppeal>();
  const { state, until, sentAt, answer, noPlace } = sent ?? appeal;
  if (state === "none") {
    if (!until || !mayAppeal) return null;
    return (
      <div>
        <button type="button" className="btn sec sm" onClick={() => setAsks(true)}>
          {t("appeals.appeal")}
        </button>
        <p className="small soft">{t("appeals.until", { day: day(until) })}</p>
        <Suspense>
          {asks && <AppealDialog carId={carId} onSent={setSent} onClose={() => setAsks(false)} />}
        </Suspense>
      </div>
    );
  }
  return (
    <div role="status">
      <p>
        <span className={`badge ${tones[state]}`}>{t(`appeals.${state}`)}</span>{" "}
        {state === "waiting" && (
          <span className="soft">{t("appeals.waitingText", { age: age(sentAt ?? "") })}</span>
        )}
      </p>
      {answer && (
        <blockquote>
          <span className="small soft">{t("appeals.answer")}</span>
          <p dir="auto">{answer}</p>
        </blockquote>
      )}
      {noPlace && <p>{t("appeals.noPlace")}</p>}
    </div>
  );
}

const tones = { waiting: "info", upheld: "", overturned: "ok" } as const;
