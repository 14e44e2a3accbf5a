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
import { useWording } from "#ui/page.tsx";
import { Repeated } from "#ui/Repeated.tsx";
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

export function FactGrid({ listing }: { listing: PublicListing }) {
  const wording = useWording();
  const facts = mainFacts(listing, wording).map(({ kind, label, value }) => ({
    Icon: icons[kind],
    label,
    value,
  }));
  return (
    <section>
      <h2 className="sr">{wording.t("detail.facts")}</h2>
      <Repeated as="dl" of={Fact} each={facts} by="label" className={styles.factGrid} />
    </section>
  );
}

function Fact({ Icon, label, value }: { Icon: LucideIcon; label: string; value: string }) {
  return (
    <div>
      <dt>
        <Icon className="i" aria-hidden="true" />
        {label}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}
