import { specification } from "#features/listings/facts/facts.ts";
import type { PublicListing } from "#features/listings/listing.schema.ts";
import { useWording } from "#ui/page.tsx";
import * as styles from "./detail.module.css";

export function Specification({ listing, vehicle }: { listing: PublicListing; vehicle: string }) {
  const wording = useWording();
  return (
    <section>
      <h2>{wording.t("detail.specification")}</h2>
      <dl className={styles.specTable}>
        {specification(listing, vehicle, wording).map((row) => (
          <div key={row.label}>
            <dt>{row.label}</dt>
            <dd>
              {row.identifier ? (
                <bdi className="num" dir="ltr">
                  {row.value}
                </bdi>
              ) : (
                <bdi>{row.value}</bdi>
              )}
              {row.note && <small>{row.note}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
