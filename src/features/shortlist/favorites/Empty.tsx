import { Heart } from "lucide-react";
import type { ReactNode } from "react";
import { ListingCardSkeleton } from "#features/listings/card/ListingCardSkeleton.tsx";
import { NothingYet } from "#ui/NothingYet.tsx";
import { useWording } from "#ui/page.tsx";
import * as styles from "./favorites.module.css";

/** Nothing was saved yet: how it is done, and where. */
export function Empty() {
  const { t } = useWording();
  return <NothingYet icon={Heart} title={t("shortlist.empty")} text={t("shortlist.emptyText")} />;
}

interface UnansweredProps {
  /** The name of the list on the device. */
  list: "favorites" | "recent";
  /** Says that there is none. */
  children: ReactNode;
}

/** A list of a guest's device before the page answers. The server writes both, and the browser knows which it is (restore-preferences.ts). */
export const Unanswered = ({ list, children }: UnansweredProps) => (
  <>
    <div className={styles.none} data-list={list}>
      {children}
    </div>
    <div className={styles.some} data-list={list}>
      <Waiting />
    </div>
  </>
);

export function Waiting() {
  const { t } = useWording();
  return (
    <div className="grid-cards" role="status" aria-label={t("shortlist.loading")}>
      {["a", "b", "c"].map((key) => (
        <ListingCardSkeleton key={key} layout="grid" />
      ))}
    </div>
  );
}
