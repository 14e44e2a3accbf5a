import { Eye, Heart, Phone } from "lucide-react";
import type { OwnListingDetail } from "#features/listings/listing.schema.ts";
import { useWording } from "#ui/page.tsx";
import * as styles from "./own-page.module.css";

/** What a listing brought since it was put up. */
export function OwnFigures({ listing: { own } }: { listing: OwnListingDetail }) {
  const { t, number } = useWording();
  const figures = [
    { Icon: Eye, label: t("own-page.views"), value: own.viewCount },
    { Icon: Phone, label: t("own-page.contacts"), value: own.contactCount },
    { Icon: Heart, label: t("own-page.favorites"), value: own.favoriteCount },
  ];
  return (
    <section className={styles.figures} aria-labelledby="own-figures">
      <h2 id="own-figures">{t("own-page.figures")}</h2>
      <dl>
        {figures.map(({ Icon, label, value }) => (
          <div key={label}>
            <dt>
              <Icon className="i s" aria-hidden="true" />
              {label}
            </dt>
            <dd className="num">{number(value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
