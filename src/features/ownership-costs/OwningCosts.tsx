import type { PublicListing } from "#features/listings/listing.schema.ts";
import { isolated } from "#i18n/format.ts";
import { Kept } from "#ui/Kept.tsx";
import { useWording } from "#ui/page.tsx";
import { CostLine } from "./CostLine.tsx";
import type { VehicleCosts } from "./cost.schema.ts";
import * as styles from "./costs.module.css";
import { LazyLoanSketch } from "./finance/LazyLoanSketch.tsx";

interface Props {
  listing: PublicListing;
  /** Nothing: they could not be had. */
  costs: VehicleCosts | null;
}

/** What comes on top of the price, by what was officially published and dated; a sketch of a loan for who asks. Without figures there is only that. */
export function OwningCosts({ listing, costs }: Props) {
  const { t } = useWording();
  const known = costs?.items.some(({ row }) => row) ? costs : undefined;
  return (
    <section>
      {known && (
        <>
          <h2>{t("detail.costTitle")}</h2>
          <Costs costs={known} />
        </>
      )}
      <LazyLoanSketch price={listing.price} currency={listing.currency} />
    </section>
  );
}

function Costs({ costs }: { costs: VehicleCosts }) {
  const { items, exchangeRate } = costs;
  const { t, day, money } = useWording();
  const inPounds = items.some(({ row }) => row?.currency === "lbp");
  return (
    <>
      <Kept as="dl" className={styles.costs} thing={costs} variant={() => "costs"}>
        {() => items.map((item) => <CostLine key={item.kind} item={item} />)}
      </Kept>
      <p className="small muted">
        {t("detail.costEstimate")}
        {inPounds && exchangeRate && (
          <>
            {" "}
            {t("detail.costRate", {
              day: day(exchangeRate.asOf),
              rate: isolated(money(exchangeRate.lbp, "lbp")),
            })}
          </>
        )}
      </p>
    </>
  );
}
