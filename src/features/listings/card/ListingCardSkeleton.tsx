import * as styles from "./card.module.css";

/** The place of a card whose listing is on its way; as tall as the card, so that nothing moves when it comes. */
export function ListingCardSkeleton({ layout = "grid" }: { layout?: "grid" | "list" }) {
  return (
    <div
      className={`card ${styles.skeleton}${layout === "list" ? ` ${styles.lying}` : ""}`}
      aria-hidden="true"
    >
      <div className="pic" />
      <div className={styles.body}>
        <div className={styles.priceLine}>
          <span className="sk" style={{ inlineSize: "42%", blockSize: 22 }} />
        </div>
        <div className={styles.title}>
          <span className="sk" style={{ inlineSize: "76%" }} />
        </div>
        <div className={styles.facts}>
          <span className="sk" style={{ inlineSize: "62%" }} />
        </div>
        <div className={styles.foot}>
          <span className="sk" style={{ inlineSize: "86%" }} />
        </div>
      </div>
    </div>
  );
}
