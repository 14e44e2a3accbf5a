import {
  Calendar,
  Cog,
  Cylinder,
  Fuel,
  Gauge,
  type LucideIcon,
  Motorbike,
  ReceiptText,
  ShieldCheck,
  UserRound,
  Wrench,
} from "lucide-react";
import { type FactKind, mainFacts } from "#features/listings/facts/facts.ts";
import type { PublicListing } from "#features/listings/listing.schema.ts";
import { Kept } from "#ui/Kept.tsx";
import { useWording } from "#ui/page.tsx";
import * as styles from "./detail.module.css";

const icons: Record<FactKind, LucideIcon> = {
  year: Calendar,
  mileage: Gauge,
  gear: Cog,
  fuel: Fuel,
  engine: Cylinder,
  kind: Motorbike,
  owners: UserRound,
  accidents: ShieldCheck,
  service: Wrench,
  license: ReceiptText,
};

export const FactGrid = ({ listing }: { listing: PublicListing }) => (
  <Kept as="section" thing={listing} variant={() => "facts"}>
    {() => <Facts listing={listing} />}
  </Kept>
);

function Facts({ listing }: { listing: PublicListing }) {
  const wording = useWording();
  return (
    <>
      <h2 className="sr">{wording.t("detail.facts")}</h2>
      <dl className={styles.factGrid}>
        {mainFacts(listing, wording).map(({ kind, label, value }) => {
          const Icon = icons[kind];
          return (
            <div key={kind}>
              <dt>
                <Icon className="i" aria-hidden="true" />
                {label}
              </dt>
              <dd>{value}</dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}
