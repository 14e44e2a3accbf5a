import { MapPin, Navigation, Phone } from "lucide-react";
import type { Showroom } from "#features/dealers/showrooms/showroom.contract.ts";
import { WhatsAppIcon } from "#features/listings/contact/WhatsAppIcon.tsx";
import { chatLink, dialLink, readablePhone } from "#text/phone-links.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { siteNameNow } from "#ui/shell/document.page.ts";
import * as styles from "./showroom.module.css";

/** The ways to reach a dealer: chat, phone, and the way there. */
export function Contact({ dealer }: { dealer: Showroom }) {
  const { t, name } = useWording();
  const page = usePage();
  const { phone, chatPhone, address, city, mapUrl } = dealer;
  const link = `${page.publicUrl}/dealers/${dealer.slug}`;
  const greeting = t("showrooms.greeting", { name: dealer.name, site: siteNameNow(page), link });
  const chatNumber = chatPhone ?? phone;
  const chat = chatNumber && chatLink(chatNumber, greeting);
  const call = phone && dialLink(phone);
  const shown = phone && readablePhone(phone);
  return (
    <section className="stack s3" aria-label={t("showrooms.contact")}>
      {(chat || call) && (
        <div className="stack s2">
          {chat && (
            <a className="btn wa lg full" href={chat} target="_blank" rel="noopener noreferrer">
              <WhatsAppIcon />
              {t("showrooms.whatsApp")}
            </a>
          )}
          {call && shown && (
            <a
              className="btn sec lg full"
              href={call}
              aria-label={t("showrooms.callNumber", { phone: shown })}
            >
              <Phone className="i" aria-hidden="true" />
              <bdi className="num" dir="ltr">
                {shown}
              </bdi>
            </a>
          )}
        </div>
      )}
      <div className={styles.place}>
        <MapPin className="i" aria-hidden="true" />
        <address>
          {address && <bdi>{address}</bdi>}
          {city && <span className="soft">{name("place", city)}</span>}
        </address>
      </div>
      <a className="btn quiet full" href={mapUrl} target="_blank" rel="noopener noreferrer nofollow">
        <Navigation className="i" aria-hidden="true" />
        {t("showrooms.showOnMap")}
      </a>
    </section>
  );
}
