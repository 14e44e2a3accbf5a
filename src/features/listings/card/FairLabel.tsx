import { useWording } from "#ui/page.tsx";
import * as styles from "./card.module.css";
import type { CardView } from "./card-view.ts";

/** How a price compares with others, in two words; the filled bar says where it lies among them. */
export function FairLabel({ label }: { label: CardView["fairPrice"] }) {
  const { name } = useWording();
  return (
    label && (
      <span className={styles.fair} data-price={label}>
        {name("fairPrice", label)}
      </span>
    )
  );
}
