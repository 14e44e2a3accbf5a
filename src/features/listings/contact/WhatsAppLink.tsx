import { useWording } from "#ui/page.tsx";
import { countEvent } from "./count-event.ts";
import { WhatsAppIcon } from "./WhatsAppIcon.tsx";

interface Props {
  listingId: string;
  /** The chat with its first message, see contact-links.ts. */
  href: string;
  className?: string;
}

/** Opens a chat with the seller in WhatsApp, and counts it as a contact. */
export function WhatsAppLink({ listingId, href, className = "" }: Props) {
  const { t } = useWording();
  return (
    <a
      className={`btn wa ${className}`}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      onClick={() => countEvent(listingId, "contact", "whatsapp")}
    >
      <WhatsAppIcon />
      {t("detail.contactWhatsApp")}
    </a>
  );
}
