import { specification } from "#features/listings/facts/facts.ts";
import type { PublicListing } from "#features/listings/listing.schema.ts";
import { Kept } from "#ui/Kept.tsx";
import { useWording } from "#ui/page.tsx";
import * as styles from "./detail.module.css";

interface Props {
  listing: PublicListing;
  vehicle: string;
}

export const Specification = ({ listing, vehicle }: Props) => (
  <Kept as="section" thing={listing} variant={() => `specification ${vehicle}`}>
    {() => <Rows listing={listing} vehicle={vehicle} />}
  </Kept>
);

function Rows({ listing, vehicle }: Props) {
  const wording = useWording();
  return (
    <>
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
    </>
  );
}
