import { Phone } from "lucide-react";
import type { ReactNode } from "react";
import { useWording } from "#ui/page.tsx";
import * as styles from "./contact.module.css";
import type { ContactLinks } from "./contact-links.ts";
import { countEvent } from "./count-event.ts";
import { WhatsAppLink } from "./WhatsAppLink.tsx";

interface Props {
  listingId: string;
  links: ContactLinks | undefined;
  /** The price is ten digits long: the call button shrinks to its icon for it. */
  tight: boolean;
  /** The price. */
  children: ReactNode;
}

/** On a phone the price and the ways to reach the seller stay in view at the bottom. */
export function ContactBar({ listingId, links, tight, children }: Props) {
  const { t } = useWording();
  return (
    <section
      className={`bar phone contact-bar${tight ? ` ${styles.tight}` : ""}`}
      aria-label={t("detail.contactBar")}
    >
      <div className={styles.barPrice}>{children}</div>
      {links ? (
        <>
          <a className="btn sec" href={links.call} onClick={() => countEvent(listingId, "contact", "call")}>
            <Phone className="i" aria-hidden="true" />
            <span>{t("detail.contactCall")}</span>
          </a>
          <WhatsAppLink listingId={listingId} href={links.chat} />
        </>
      ) : (
        <p className="small soft">{t("detail.contactNoPhone")}</p>
      )}
    </section>
  );
}
