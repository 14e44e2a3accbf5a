import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ListingCard } from "#features/listings/card/ListingCard.tsx";
import { Failed } from "#ui/Failed.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import { askToSignIn } from "#ui/sign-in.ts";
import { useAnswering } from "#ui/use-answering.ts";
import { savedIds, setSaved, useSavedIds } from "../saved.ts";
import { Empty, Unanswered, Waiting } from "./Empty.tsx";
import { keptCardsQuery } from "./favorites.api.ts";
import * as styles from "./favorites.module.css";

/** What this device keeps for a guest. The server does not know of it, so it comes when the page is alive. */
export function DeviceFavorites() {
  const unanswered = (
    <Unanswered list="favorites">
      <Empty />
    </Unanswered>
  );
  return <div className={styles.kept}>{useAnswering() ? <Kept /> : unanswered}</div>;
}

function Kept() {
  const { t } = useWording();
  const { api } = usePage();
  // A heart that is pressed here leaves its card until the page is left.
  const [atFirst] = useState(savedIds);
  const now = useSavedIds();
  const { data, isError, refetch } = useQuery(keptCardsQuery(api, atFirst));
  if (atFirst.length === 0) return <Empty />;
  if (isError && !data) {
    return <Failed text={t("shortlist.loadFailed")} onRetry={() => void refetch()} />;
  }
  if (!data) return <Waiting />;
  const there = new Set(data.map(({ id }) => id));
  const missing = now.filter((id) => atFirst.includes(id) && !there.has(id));
  return (
    <>
      <div className="note plain between">
        <span>
          <b className="m">{t("shortlist.onDevice")}</b> {t("shortlist.onDeviceText")}
        </span>
        <button type="button" className="btn sec sm" onClick={() => askToSignIn()}>
          {t("common.signIn")}
        </button>
      </div>
      <div className="grid-cards">
        {data.map((listing) => (
          <ListingCard key={listing.id} listing={listing} heading="h2" />
        ))}
      </div>
      {missing.length > 0 && (
        <div className="note plain between">
          {t("shortlist.missing", { count: missing.length })}
          <button
            type="button"
            className="link"
            onClick={() => setSaved(now.filter((id) => !missing.includes(id)))}
          >
            {t("shortlist.forgetMissing")}
          </button>
        </div>
      )}
    </>
  );
}
