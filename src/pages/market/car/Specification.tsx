import { type SpecificationRow, specification } from "#features/listings/facts/facts.ts";
import type { PublicListing } from "#features/listings/listing.schema.ts";
import { useWording } from "#ui/page.tsx";
import { Repeated } from "#ui/Repeated.tsx";
import * as styles from "./detail.module.css";

export function Specification({ listing, vehicle }: { listing: PublicListing; vehicle: string }) {
  const wording = useWording();
  const rows = specification(listing, vehicle, wording);
  return (
    <section>
      <h2>{wording.t("detail.specification")}</h2>
      <Repeated as="dl" of={Row} each={rows} by="label" className={styles.specTable} />
    </section>
  );
}

function Row({ label, value, note, identifier }: SpecificationRow) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {identifier ? (
          <bdi className="num" dir="ltr">
            {value}
          </bdi>
        ) : (
          <bdi>{value}</bdi>
        )}
        {note && <small>{note}</small>}
      </dd>
    </div>
  );
}
