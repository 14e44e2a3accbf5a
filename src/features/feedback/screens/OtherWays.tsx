import { Mail, MessageCircle, Phone } from "lucide-react";
import { useWording } from "#ui/page.tsx";
import { useSite } from "#ui/shell/use-site.ts";
import * as styles from "./contact.module.css";

/** Telephone, chat and mail, as far as the settings name them. */
export function OtherWays() {
  const { t } = useWording();
  const { phone, whatsapp, email } = useSite();
  if (!phone && !whatsapp && !email) return null;
  return (
    <aside className={styles.actions}>
      <h2>{t("contact.ways")}</h2>
      {phone && (
        <a className="btn sec" href={`tel:${phone.replace(/[^\d+]/g, "")}`}>
          <Phone className="i s" aria-hidden="true" />
          {t("contact.call")}{" "}
          <bdi className="num" dir="ltr">
            {phone}
          </bdi>
        </a>
      )}
      {whatsapp && (
        <a
          className="btn wa"
          href={`https://wa.me/${whatsapp.replace(/\D/g, "")}`}
          target="_blank"
          rel="noopener"
        >
          <MessageCircle className="i s" aria-hidden="true" />
          {t("contact.whatsapp")}
        </a>
      )}
      {email && (
        <a className="btn sec" href={`mailto:${email}`}>
          <Mail className="i s" aria-hidden="true" />
          <bdi dir="ltr">{email}</bdi>
        </a>
      )}
    </aside>
  );
}
