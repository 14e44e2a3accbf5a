import { Phone } from "lucide-react";
import type { MouseEvent } from "react";
import { useWording } from "#ui/page.tsx";
import { countEvent } from "./count-event.ts";
import type { Contact } from "./use-contact.ts";
import { WhatsAppIcon } from "./WhatsAppIcon.tsx";

interface Props {
  contact: Contact;
  /** In the bar of a phone, where the call comes first and says no number; else beside the listing. */
  inBar?: boolean;
}

/**
 * Chat and call. Before the numbers are there these are buttons of a form, which without scripts leads to a page with the numbers;
 * then they are links.
 */
export function ContactWays({ contact, inBar = false }: Props) {
  const { t } = useWording();
  const { listingId, links, awaited, reach, hasPhone } = contact;
  if (!hasPhone) return <p className={inBar ? "small soft" : "note plain"}>{t("detail.contactNoPhone")}</p>;
  const size = inBar ? "" : " lg full";
  const chat = (
    <>
      <WhatsAppIcon />
      {t("detail.contactWhatsApp")}
    </>
  );
  const button = (channel: "call" | "whatsapp") => ({
    "aria-busy": awaited === channel,
    disabled: awaited !== undefined,
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      void reach(channel);
    },
  });
  const ways = links
    ? [
        <a
          key="whatsapp"
          className={`btn wa${size}`}
          href={links.chat}
          target="_blank"
          rel="noopener noreferrer"
          onClick={() => countEvent(listingId, "contact", "whatsapp")}
        >
          {chat}
        </a>,
        <a
          key="call"
          className={`btn sec${size}`}
          href={links.call}
          aria-label={t("detail.contactCallNumber", { phone: links.phone })}
          // The button that was pressed is gone, and with it the place of the keyboard.
          ref={(link) => {
            if (document.activeElement === document.body && !inBar) link?.focus();
          }}
          onClick={() => countEvent(listingId, "contact", "call")}
        >
          <Phone className="i" aria-hidden="true" />
          {inBar ? (
            <span>{t("detail.contactCall")}</span>
          ) : (
            <bdi className="num" dir="ltr">
              {links.phone}
            </bdi>
          )}
        </a>,
      ]
    : [
        <button key="whatsapp" className={`btn wa${size}`} {...button("whatsapp")}>
          {chat}
        </button>,
        <button key="call" className={`btn sec${size}`} {...button("call")}>
          <Phone className="i" aria-hidden="true" />
          <span>{t(inBar ? "detail.contactCall" : "detail.contactShow")}</span>
        </button>,
      ];
  return (
    <form className="contact-ways" method="post" action={`/cars/${listingId}/contact`}>
      {inBar ? ways.toReversed() : ways}
    </form>
  );
}
