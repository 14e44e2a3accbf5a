import { Ellipsis } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import type { OwnListing } from "#features/selling/own/own.contract.ts";
import * as styles from "#features/selling/own/own.module.css";
import { type OwnActions, useOwnActions } from "#features/selling/own-actions/use-own-actions.ts";
import { Link } from "#platform/page/routing.ts";
import { useWording } from "#ui/page.tsx";
import { placed } from "./row-actions.ts";
import { useExtra } from "./use-extra.ts";

const loadMenu = () => import("./MoreMenu.tsx");
const MoreMenu = lazy(loadMenu);
const preload = () => void loadMenu().catch(() => {});
const PlanLimitDialog = lazy(() => import("#features/selling/form/PlanLimitDialog.tsx"));
const SoldQuestion = lazy(() => import("#features/selling/own-actions/SoldQuestion.tsx"));
const ActionQuestion = lazy(() => import("#features/selling/own-actions/ActionQuestion.tsx"));

interface Props {
  listing: OwnListing;
  /** The row is leaving the list, and with it the button that had the focus. */
  onGone: () => void;
}

/** What the owner may do now: the likeliest as buttons, the rest in a menu. */
export function ListingActions({ listing, onGone }: Props) {
  const { t } = useWording();
  const actions = useOwnActions();
  const [menu, setMenu] = useState<"never" | "open" | "shut">("never");
  const [asking, setAsking] = useState<"delete" | "sold">();
  const extra = useExtra();
  const more = useRef<HTMLButtonElement>(null);
  const { buttons, rest } = placed(listing);

  const remove = async () => {
    setAsking(undefined);
    if (await actions.act("delete", listing)) onGone();
  };
  return (
    <div className={styles.actions} aria-busy={actions.busy}>
      {buttons.map((action) => (
        <Act
          key={action}
          action={action}
          listing={listing}
          actions={actions}
          onSold={() => setAsking("sold")}
        />
      ))}
      <button
        ref={more}
        type="button"
        className="icon-btn"
        aria-label={t("dashboard.more", { title: listing.title })}
        aria-haspopup="menu"
        aria-expanded={menu === "open"}
        disabled={actions.busy}
        onClick={() => setMenu("open")}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <Ellipsis className="i" aria-hidden="true" />
      </button>
      {menu !== "never" && (
        <Suspense>
          <MoreMenu
            listing={listing}
            shown={rest}
            actions={actions}
            anchor={more}
            open={menu === "open"}
            onClose={() => setMenu("shut")}
            onExtra={extra.ask}
            onDelete={() => setAsking("delete")}
          />
        </Suspense>
      )}
      {extra.shown && (
        <Suspense>
          <PlanLimitDialog {...extra.shown} suggestedPlan={null} onClose={extra.close} />
        </Suspense>
      )}
      {asking === "sold" && (
        <Suspense>
          <SoldQuestion
            listing={listing}
            onClose={() => setAsking(undefined)}
            onConfirm={(sale) => {
              setAsking(undefined);
              void actions.sold(listing, sale);
            }}
          />
        </Suspense>
      )}
      {asking === "delete" && (
        <Suspense>
          <ActionQuestion
            action="delete"
            title={listing.title}
            onClose={() => setAsking(undefined)}
            onConfirm={() => void remove()}
          />
        </Suspense>
      )}
    </div>
  );
}

interface ActProps {
  action: "edit" | "renew" | "sold";
  listing: OwnListing;
  actions: OwnActions;
  /** Asks what the seller wants to say of the sale. */
  onSold: () => void;
}

function Act({ action, listing, actions, onSold }: ActProps) {
  const { t } = useWording();
  const { id, status } = listing;
  const what = { "aria-describedby": `own-${id}` };
  if (action === "edit") {
    const refused = status === "rejected";
    return (
      <Link className={`btn sm ${refused ? "pri" : "sec"}`} to="/edit-car/$id" params={{ id }} {...what}>
        {t(refused ? "own-actions.mend" : "own-actions.edit")}
      </Link>
    );
  }
  return (
    <button
      type="button"
      className={`btn sm ${action === "sold" ? "soft" : "sec"}`}
      disabled={actions.busy}
      onClick={() => (action === "sold" ? onSold() : void actions.renew(listing))}
      {...what}
    >
      {t(`own-actions.${action === "sold" ? "markSold" : "renew"}`)}
    </button>
  );
}
