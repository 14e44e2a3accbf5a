import { useState } from "react";
import { adminApi } from "#features/administrators/client/admin-api.ts";
import * as styles from "#features/administrators/list/judged.module.css";
import { ListingLink, UserLink } from "#features/administrators/list/links.tsx";
import { useChange } from "#features/administrators/list/use-change.ts";
import { ReasonDialog } from "#ui/kit/dialog/ReasonDialog.tsx";
import { ActButton } from "#ui/kit/form/ActButton.tsx";
import { Age } from "#ui/kit/list/Age.tsx";
import { Facts } from "#ui/kit/list/Facts.tsx";
import { useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import type { JudgedAppeal as Judged } from "../appeals-admin.contract.ts";

/** An appeal beside the decision that it is against, with what may be answered. */
export function JudgedAppeal({ appeal }: { appeal: Judged }) {
  const { t, language, day } = useWording();
  const { listing, seller, decision, text, sentAt, state, answer, answeredBy, answeredAt } = appeal;
  const why = decision.reason ?? (decision.code && t(`moderation.code_${decision.code}`));
  return (
    <li className={styles.one}>
      <p className="row wrapx">
        <ListingLink id={listing.id}>{listing.name[language]}</ListingLink>
        <span className="badge">{t(`moderation.state_${listing.status}`)}</span>
        {decision.warnedUntil && <span className="badge warn">{t("appeals-tab.warned")}</span>}
        <span className="small soft">
          <Age of={sentAt} />
        </span>
      </p>
      <Facts
        facts={[
          [
            t("appeals-tab.decision"),
            [
              t(`appeals-tab.kind_${decision.kind}`),
              `\u2068${decision.madeBy}\u2069`,
              day(decision.madeAt),
            ].join(" · "),
          ],
          [t("appeals-tab.why"), why && <bdi key="why">{why}</bdi>],
          [
            t("appeals-tab.seller"),
            <span key="seller">
              <UserLink id={seller.id}>{seller.name}</UserLink>
              {seller.warnings > 0 && (
                <span className="small soft"> · {t("appeals-tab.warnings", { count: seller.warnings })}</span>
              )}
            </span>,
          ],
        ]}
      />
      <blockquote className={styles.text} dir="auto">
        {text}
      </blockquote>
      {!decision.isStanding && state === "waiting" && <p className="small soft">{t("appeals-tab.goneOn")}</p>}
      {answer && answeredAt ? (
        <div className={styles.answer}>
          <p className="small">
            <span className={`badge ${state === "overturned" ? "ok" : ""}`}>{t(`appeals-tab.${state}`)}</span>{" "}
            <bdi className="soft">{answeredBy}</bdi> <span className="soft">· {day(answeredAt)}</span>
          </p>
          <p className={styles.text} dir="auto">
            {answer}
          </p>
          {appeal.noPlace && <p className="small soft">{t("appeals-tab.noPlace")}</p>}
        </div>
      ) : appeal.mayAnswer ? (
        <Ways appeal={appeal} />
      ) : (
        <p className="note">{t("appeals-tab.own")}</p>
      )}
    </li>
  );
}

function Ways({ appeal: { id } }: { appeal: Judged }) {
  const { t } = useWording();
  const [asked, setAsked] = useState<"upheld" | "overturned">();
  const close = () => setAsked(undefined);
  const { pending, run } = useChange(close);
  const say = (outcome: "upheld" | "overturned", answer: string) =>
    run({
      call: () =>
        adminApi("PUT /api/admin/appeals/:id/outcome", { params: { id }, body: { outcome, answer } }),
      failed: t("appeals-tab.failed"),
      onDone: ({ noPlace }) => {
        toast("success", t(`appeals-tab.${outcome}Done`), noPlace ? t("appeals-tab.noPlace") : undefined);
        close();
      },
    });
  return (
    <div className="adm-acts">
      <ActButton className="btn soft sm" pending={pending} onClick={() => setAsked("overturned")}>
        {t("appeals-tab.overturn")}…
      </ActButton>
      <ActButton className="btn sec sm" pending={pending} onClick={() => setAsked("upheld")}>
        {t("appeals-tab.uphold")}…
      </ActButton>
      {asked && (
        <ReasonDialog
          title={t(`appeals-tab.${asked}Title`)}
          text={t(`appeals-tab.${asked}Text`)}
          label={t(asked === "upheld" ? "appeals-tab.uphold" : "appeals-tab.overturn")}
          tone="pri"
          longest={500}
          pending={pending}
          onSay={(answer) => say(asked, answer)}
          onClose={close}
        />
      )}
    </div>
  );
}
