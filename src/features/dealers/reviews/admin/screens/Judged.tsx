import { useState } from "react";
import { adminApi } from "#features/administrators/client/admin-api.ts";
import * as list from "#features/administrators/list/judged.module.css";
import { UserLink } from "#features/administrators/list/links.tsx";
import { useChange } from "#features/administrators/list/use-change.ts";
import { Link } from "#platform/page/routing.ts";
import { Email } from "#ui/Email.tsx";
import { ReasonDialog } from "#ui/kit/dialog/ReasonDialog.tsx";
import { ActButton } from "#ui/kit/form/ActButton.tsx";
import { Age } from "#ui/kit/list/Age.tsx";
import { Facts } from "#ui/kit/list/Facts.tsx";
import { useWording } from "#ui/page.tsx";
import type { ReviewPart } from "../../review.schema.ts";
import type { JudgedReview } from "../review-admin.contract.ts";
import * as styles from "./dealer-reviews-tab.module.css";

/** A review with its reply, what was reported of both, and what may be decided about each. */
export function Judged({ judged }: { judged: JudgedReview }) {
  const { t, number } = useWording();
  const { dealer, writer, stars, contactAt, review, reply } = judged;
  return (
    <li className={list.one}>
      <Facts
        facts={[
          [
            t("dealer-reviews-tab.by"),
            <span key="by" className={styles.two}>
              <UserLink id={writer.id}>{writer.name}</UserLink>
              <Email address={writer.email} className="small soft" />
              <span className="small soft">{t("dealer-reviews-tab.others", { count: writer.reviews })}</span>
              {writer.status !== "active" && (
                <span className="badge bad">{t(`dealer-reviews-tab.${writer.status}`)}</span>
              )}
            </span>,
          ],
          [
            t("dealer-reviews-tab.about"),
            dealer.slug ? (
              <Link
                key="about"
                className="link"
                to="/dealers/$slug/{-$kind}"
                params={{ slug: dealer.slug }}
                hash="reviews"
              >
                <bdi>{dealer.name}</bdi>
              </Link>
            ) : (
              <bdi key="about">{dealer.name}</bdi>
            ),
          ],
          [t("dealer-reviews-tab.contact"), <Age key="contact" of={contactAt} />],
        ]}
      />
      <Part judged={judged} part="review" said={review} lead={`${number(stars)} ★`} />
      {reply && <Part judged={judged} part="reply" said={reply} lead={t("dealer-reviews-tab.reply")} />}
    </li>
  );
}

const tones = { shown: "ok", held: "warn", hidden: "bad" } as const;

interface PartProps {
  judged: JudgedReview;
  part: ReviewPart;
  said: JudgedReview["review"];
  lead: string;
}

function Part({ judged, part, said, lead }: PartProps) {
  const { t } = useWording();
  const reports = judged.reports.filter((report) => report.part === part);
  return (
    <div className={styles.part}>
      <p className="row wrapx">
        <b className="m">{lead}</b>
        <span className={`badge ${tones[said.state]}`}>{t(`dealer-reviews-tab.state_${said.state}`)}</span>
        {said.state === "held" &&
          said.heldFor.map((why) => (
            <span key={why} className="badge">
              {t(`dealer-reviews-tab.${why}`)}
            </span>
          ))}
        <span className="small soft">
          <Age of={said.at} />
        </span>
      </p>
      <p className={styles.text} dir="auto">
        {said.text}
      </p>
      {said.hiddenReason && <p className="small soft">{said.hiddenReason}</p>}
      {reports.length > 0 && (
        <ul className={styles.reports} aria-label={t("dealer-reviews-tab.reports")}>
          {reports.map(({ id, by, isDealer, reason, text, createdAt }) => (
            <li key={id} className="small">
              <span className="m">
                {t("dealer-reviews-tab.reportedBy", { name: by })}
                {isDealer && ` (${t("dealer-reviews-tab.isDealer")})`}
              </span>
              : {t(`dealer-reviews-tab.${reason}`)} · <Age of={createdAt} />
              {text && (
                <span className={styles.text} dir="auto">
                  {text}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      <Decide judged={judged} part={part} said={said} isReported={reports.length > 0} />
    </div>
  );
}

function Decide({ judged, part, said, isReported }: Omit<PartProps, "lead"> & { isReported: boolean }) {
  const { t } = useWording();
  const { pending, run } = useChange();
  const [asks, setAsks] = useState(false);
  const { id, dealer, writer } = judged;
  const decide = (state: "shown" | "hidden", reason?: string) =>
    run({
      call: () =>
        adminApi("PUT /api/admin/dealer-reviews/:id/state", {
          params: { id },
          body: { part, version: said.version, state, ...(reason && { reason }) },
        }),
      said: t("dealer-reviews-tab.saved"),
      failed: t("dealer-reviews-tab.notSaved"),
      onDone: () => setAsks(false),
    });
  return (
    <div className="adm-acts">
      {(said.state !== "shown" || isReported) && (
        <ActButton className="btn sec sm" pending={pending} onClick={() => decide("shown")}>
          {t(said.state === "shown" ? "dealer-reviews-tab.keep" : "dealer-reviews-tab.show")}
        </ActButton>
      )}
      {said.state !== "hidden" && (
        <ActButton className="btn danger-o sm" pending={pending} onClick={() => setAsks(true)}>
          {t("dealer-reviews-tab.hide")}…
        </ActButton>
      )}
      {asks && (
        <ReasonDialog
          title={t(`dealer-reviews-tab.hideTitle_${part}`, {
            name: part === "review" ? writer.name : dealer.name,
          })}
          text={t("dealer-reviews-tab.hideText")}
          usual={(["reviewNoExperience", "reviewInsults", "reviewAdvertises"] as const).map((key) =>
            t(`usual-reasons.${key}`),
          )}
          label={t("dealer-reviews-tab.hide")}
          pending={pending}
          onSay={(reason) => decide("hidden", reason)}
          onClose={() => setAsks(false)}
        />
      )}
    </div>
  );
}
