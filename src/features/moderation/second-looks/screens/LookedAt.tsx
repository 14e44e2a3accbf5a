import { useState } from "react";
import { adminApi } from "#features/administrators/client/admin-api.ts";
import * as judged from "#features/administrators/list/judged.module.css";
import { ListingLink } from "#features/administrators/list/links.tsx";
import { useChange } from "#features/administrators/list/use-change.ts";
import { ReasonDialog } from "#ui/kit/dialog/ReasonDialog.tsx";
import { ActButton } from "#ui/kit/form/ActButton.tsx";
import { Facts } from "#ui/kit/list/Facts.tsx";
import { useWording } from "#ui/page.tsx";
import { noteLimits } from "../note-limits.ts";
import type { SecondLook } from "../second-looks.contract.ts";

/** A decision of another reviewer, with what may be said of it or was. */
export function LookedAt({ one: { id, listing, decision, look } }: { one: SecondLook }) {
  const { t, language, day } = useWording();
  const why = decision.reason ?? (decision.code && t(`moderation.code_${decision.code}`));
  return (
    <li className={judged.one}>
      <p className="row wrapx">
        <ListingLink id={listing.id}>{listing.name[language]}</ListingLink>
        <span className="badge">{t(`moderation.state_${listing.status}`)}</span>
        <bdi className="small muted">{listing.ref}</bdi>
      </p>
      <Facts
        facts={[
          [t("appeals-tab.decision"), t(`second-looks-tab.kind_${decision.kind}`)],
          [
            t("second-looks-tab.by"),
            <span key="by">
              <bdi>{decision.madeBy}</bdi> · {day(decision.madeAt)}
            </span>,
          ],
          [t("appeals-tab.why"), why && <bdi key="why">{why}</bdi>],
        ]}
      />
      {look ? (
        <div className={judged.answer}>
          <p className="small">
            <span className={`badge ${look.outcome === "agreed" ? "ok" : "warn"}`}>
              {t(`second-looks-tab.${look.outcome}`)}
            </span>{" "}
            <bdi className="soft">{look.by}</bdi> <span className="soft">· {day(look.at)}</span>
          </p>
          {look.note && (
            <p className={judged.text} dir="auto">
              {look.note}
            </p>
          )}
        </div>
      ) : (
        <Ways id={id} />
      )}
    </li>
  );
}

function Ways({ id }: { id: string }) {
  const { t } = useWording();
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);
  const { pending, run } = useChange(close);
  const say = (note?: string) =>
    run({
      call: () =>
        adminApi("PUT /api/admin/second-looks/:id", {
          params: { id },
          body: note === undefined ? { outcome: "agreed" } : { outcome: "disagreed", note },
        }),
      said: t(`second-looks-tab.${note === undefined ? "agreedDone" : "disagreedDone"}`),
      failed: t("second-looks-tab.failed"),
      onDone: close,
    });
  return (
    <div className="adm-acts">
      <ActButton className="btn soft sm" pending={pending} onClick={() => say()}>
        {t("second-looks-tab.agreed")}
      </ActButton>
      <ActButton className="btn sec sm" pending={pending} onClick={() => setAsked(true)}>
        {t("second-looks-tab.disagreed")}…
      </ActButton>
      {isAsked && (
        <ReasonDialog
          title={t("second-looks-tab.disagreedTitle")}
          text={t("second-looks-tab.disagreedText")}
          label={t("second-looks-tab.disagreed")}
          tone="pri"
          shortest={noteLimits.shortest}
          longest={noteLimits.longest}
          pending={pending}
          onSay={say}
          onClose={close}
        />
      )}
    </div>
  );
}
