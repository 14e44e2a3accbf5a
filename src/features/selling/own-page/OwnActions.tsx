import { BadgeCheck, EyeOff, Pencil, RotateCw, Share2, Trash2 } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import type { OwnListingDetail } from "#features/listings/listing.schema.ts";
import { Link, useRouter } from "#platform/page/routing.ts";
import { useWording } from "#ui/page.tsx";
import { preloadToasts } from "#ui/Toasts.tsx";
import { type AskedAction, useOwnActions } from "../own-actions/use-own-actions.ts";
import * as styles from "./own-page.module.css";

const SoldQuestion = lazy(() => import("../own-actions/SoldQuestion.tsx"));
const ActionQuestion = lazy(() => import("../own-actions/ActionQuestion.tsx"));

interface Props {
  listing: OwnListingDetail;
  /** The listing has another state now. */
  onDone: () => void;
}

/** What the owner may do now, as the server says; what ends a listing is asked about first. */
export function OwnActions({ listing, onDone }: Props) {
  const { t } = useWording();
  const { own, title } = listing;
  const [asked, setAsked] = useState<AskedAction | "sold">();
  const { busy, act, sold, renew } = useActionsHere(listing);
  useEffect(preloadToasts, []);
  const may = (action: (typeof own.actions)[number]) => own.actions.includes(action);
  // For an expired listing, renewing comes first.
  const renewFirst = may("renew") && own.status !== "active";
  const doing = async (work: Promise<boolean>) => {
    if (await work) onDone();
  };

  const renewButton = (
    <button
      type="button"
      className={`btn ${renewFirst ? "pri" : "sec"}`}
      disabled={busy}
      onClick={() => void doing(renew(listing))}
    >
      <RotateCw className="i s" aria-hidden="true" />
      {t("own-actions.renew")}
    </button>
  );

  return (
    <div className={styles.actions}>
      {renewFirst && renewButton}
      {may("edit") && (
        <Link to="/edit-car/$id" params={{ id: listing.id }} className={`btn ${renewFirst ? "sec" : "pri"}`}>
          <Pencil className="i s" aria-hidden="true" />
          {t(own.status === "rejected" ? "own-actions.mend" : "own-actions.edit")}
        </Link>
      )}
      {may("renew") && !renewFirst && renewButton}
      {may("sold") && (
        <button type="button" className="btn sec" disabled={busy} onClick={() => setAsked("sold")}>
          <BadgeCheck className="i s" aria-hidden="true" />
          {t("own-actions.markSold")}
        </button>
      )}
      <Link to="/share-kit/$id" params={{ id: listing.id }} className="btn sec">
        <Share2 className="i s" aria-hidden="true" />
        {t("own-actions.shareKit")}
      </Link>
      {may("withdraw") && (
        <button type="button" className="btn quiet" disabled={busy} onClick={() => setAsked("withdraw")}>
          <EyeOff className="i s" aria-hidden="true" />
          {t("own-actions.withdraw")}
        </button>
      )}
      {may("delete") && (
        <button
          type="button"
          className={`btn quiet ${styles.remove}`}
          disabled={busy}
          onClick={() => setAsked("delete")}
        >
          <Trash2 className="i s" aria-hidden="true" />
          {t("own-actions.delete")}
        </button>
      )}
      {asked === "sold" && (
        <Suspense>
          <SoldQuestion
            listing={listing}
            onClose={() => setAsked(undefined)}
            onConfirm={(sale) => {
              setAsked(undefined);
              void doing(sold(listing, sale));
            }}
          />
        </Suspense>
      )}
      {asked && asked !== "sold" && (
        <Suspense>
          <ActionQuestion
            action={asked}
            title={title}
            onClose={() => setAsked(undefined)}
            onConfirm={() => {
              setAsked(undefined);
              void doing(act(asked, listing));
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/** The page is loaded again with what was done; a deleted listing has none, until it is taken back. */
function useActionsHere({ id }: OwnListingDetail) {
  const router = useRouter();
  return useOwnActions({
    onChanged: () => router.invalidate(),
    onDeleted: () => router.navigate({ to: "/" }),
    onUndone: async () => {
      await router.invalidate();
      await router.navigate({ to: "/cars/$id", params: { id } });
    },
  });
}
