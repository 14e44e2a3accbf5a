import type { ReactNode } from "react";
import { useWording } from "#ui/page.tsx";
import { ContactWays } from "./ContactWays.tsx";
import * as styles from "./contact.module.css";
import type { Contact } from "./use-contact.ts";

interface Props {
  contact: Contact;
  /** The price is ten digits long: the call button shrinks to its icon for it. */
  tight: boolean;
  /** The price. */
  children: ReactNode;
}

/** On a phone the price and the ways to reach the seller stay in view at the bottom. */
export function ContactBar({ contact, tight, children }: Props) {
  const { t } = useWording();
  return (
    <section
      className={`bar phone contact-bar${tight ? ` ${styles.tight}` : ""}`}
      aria-label={t("detail.contactBar")}
    >
      <div className={styles.barPrice}>{children}</div>
      <ContactWays contact={contact} inBar />
    </section>
  );
}
