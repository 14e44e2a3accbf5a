import { Link } from "@tanstack/react-router";
import { BadgeCheck, EyeOff, Pencil, RotateCw, Trash2 } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { useWording } from "#ui/page.tsx";
import { preloadToasts } from "#ui/Toasts.tsx";
import type { OwnListingDetail } from "../listing.schema.ts";
import { type AskedAction, useOwnActions } from "./use-own-actions.ts";

const Question = lazy(() => import("#ui/Question.tsx").then(({ Question }) => ({ default: Question })));

interface Props {
  listing: OwnListingDetail;
  /** The listing has another state now. */
  onDone: () => void;
}

/** What the owner may do now, as the server says; what ends a listing is asked about first. */
export function OwnActions({ listing, onDone }: Props) {
  const { t } = useWording();
  const { own, id } = listing;
  const [asked, setAsked] = useState<AskedAction>();
  const { busy, act, renew } = useOwnActions(listing, onDone);
  useEffect(preloadToasts, []);
  const may = (action: (typeof own.actions)[number]) => own.actions.includes(action);
  const live = own.status === "active";
  // What is expired is first of all put up again.
  const renewFirst = may("renew") && !live;

  const renewButton = (
    <button
      type="button"
      className={`btn ${renewFirst ? "pri" : "sec"}`}
      disabled={busy}
      onClick={() => void renew()}
    >
      <RotateCw className="i s" aria-hidden="true" />
      {t(live ? "own-page.prolong" : "own-page.renew")}
    </button>
  );

  return (
    <div className="own-ways">
      {renewFirst && renewButton}
      {may("edit") && (
        <Link to="/edit-car/$id" params={{ id }} className={`btn ${renewFirst ? "sec" : "pri"}`}>
          <Pencil className="i s" aria-hidden="true" />
          {t(own.status === "rejected" ? "own-page.mend" : "own-page.edit")}
        </Link>
      )}
      {may("renew") && live && renewButton}
      {may("sold") && (
        <button type="button" className="btn sec" disabled={busy} onClick={() => setAsked("sold")}>
          <BadgeCheck className="i s" aria-hidden="true" />
          {t("own-page.markSold")}
        </button>
      )}
      {may("withdraw") && (
        <button type="button" className="btn quiet" disabled={busy} onClick={() => setAsked("withdraw")}>
          <EyeOff className="i s" aria-hidden="true" />
          {t("own-page.withdraw")}
        </button>
      )}
      {may("delete") && (
        <button
          type="button"
          className="btn quiet own-delete"
          disabled={busy}
          onClick={() => setAsked("delete")}
        >
          <Trash2 className="i s" aria-hidden="true" />
          {t("own-page.delete")}
        </button>
      )}
      {asked && (
        <Suspense>
          <Question
            title={t(`own-page.${asked}Question`)}
            text={t(`own-page.${asked}QuestionText`)}
            keep={t("own-page.keep")}
            onClose={() => setAsked(undefined)}
          >
            <button
              type="button"
              className={`btn ${asked === "delete" ? "danger" : "pri"}`}
              onClick={() => {
                setAsked(undefined);
                void act(asked);
              }}
            >
              {t(`own-page.${asked}Confirm`)}
            </button>
          </Question>
        </Suspense>
      )}
    </div>
  );
}
