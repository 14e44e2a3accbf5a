import { BadgeCheck, MessageSquare, Store } from "lucide-react";
import { Link, useNavigate } from "#platform/page/routing.ts";
import { useWording } from "#ui/page.tsx";
import { withSignIn } from "#ui/sign-in.ts";
import type { Seller } from "../listing.schema.ts";
import { ContactWays } from "./ContactWays.tsx";
import * as styles from "./contact.module.css";
import { countEvent } from "./count-event.ts";
import type { Contact } from "./use-contact.ts";

interface Props {
  contact: Contact;
  seller: Seller;
  siteName: string;
  /** Whether messages about it stand first with the seller. */
  chatPriority: boolean;
  /** What is known of the seller besides, in words. */
  facts: readonly string[];
}

/** Who sells, and the ways to reach them. */
export function SellerCard({ contact, seller, siteName, chatPriority, facts }: Props) {
  const { listingId } = contact;
  const { t } = useWording();
  const navigate = useNavigate();
  const write = () =>
    withSignIn(() => {
      countEvent(listingId, "contact", "message");
      void navigate({ to: "/messages", search: { car: listingId } });
    }, "message");
  return (
    <>
      <SellerLine seller={seller} siteName={siteName} />
      <div className="stack s2">
        <ContactWays contact={contact} />
        <button type="button" className="btn quiet full" onClick={write}>
          <MessageSquare className="i" aria-hidden="true" />
          {t("detail.contactMessage", { site: siteName })}
        </button>
        {facts.length > 0 && (
          <ul className="small soft">
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        )}
        {chatPriority && <p className="small soft">{t("detail.contactFirst")}</p>}
      </div>
    </>
  );
}

function SellerLine({ seller, siteName }: { seller: Seller; siteName: string }) {
  const { t, plain } = useWording();
  // Sellers are distinguished by their first letter; a dealership by its sign.
  const initial = Array.from(seller.name.trim())[0] ?? "";
  return (
    <div className={styles.sellerPart}>
      <span className="ava lg" aria-hidden="true">
        {seller.isDealership ? <Store className="i l" /> : initial}
      </span>
      <div className="grow">
        <b className="m">
          {seller.showroom ? (
            <Link className="link" to="/dealers/$slug/{-$kind}" params={{ slug: seller.showroom }}>
              <bdi>{seller.name}</bdi>
            </Link>
          ) : (
            <bdi>{seller.name}</bdi>
          )}
          {seller.isVerifiedDealer && (
            <span className="badge ok">
              <BadgeCheck className="i" aria-hidden="true" />
              {t("detail.approvedDealer")}
            </span>
          )}
          {seller.isVerifiedSeller && (
            <span className="badge ok">
              <BadgeCheck className="i" aria-hidden="true" />
              {t("detail.verifiedSeller")}
            </span>
          )}
        </b>
        <p className="small muted">
          {t(seller.isDealership ? "detail.contactDealership" : "detail.contactPrivate")}
          {" · "}
          {t("detail.contactSince", {
            site: siteName,
            year: plain(new Date(seller.memberSince).getUTCFullYear()),
          })}
        </p>
      </div>
    </div>
  );
}
