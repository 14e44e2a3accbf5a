import { useQuery } from "@tanstack/react-query";
import { useFormContext, useWatch } from "react-hook-form";
import { FairLabel } from "#features/listings/card/FairLabel.tsx";
import { isBeyondBelief, labelOf } from "#features/pricing/price-label.ts";
import { Ruler } from "#features/pricing/Ruler.tsx";
import { readValuePath, valuePath } from "#features/pricing/value-address.ts";
import type { VehicleType } from "#features/reference/enumerations.ts";
import { isolated } from "#i18n/format.ts";
import type { Calls } from "#platform/http/api.ts";
import { useParams } from "#platform/page/routing.ts";
import { usePage, useWording } from "#ui/page.tsx";
import type { Fields } from "../form/fields.ts";
import { askedOf, guideQuery } from "./guide.api.ts";
import * as styles from "./price-guide.module.css";

interface Props {
  vehicleType: VehicleType;
  /** What the seller asks for, in dollars, as far as it can be read. */
  priceUsd: number | undefined;
}
type Told = Calls["GET /api/price-guide"]["answer"];

/** What similar ones are offered at while a price is typed, where it stands among them, and how long they take; or why nothing is said. */
export function PriceGuide({ vehicleType, priceUsd }: Props) {
  const { t } = useWording();
  const { api } = usePage();
  const { control, getValues } = useFormContext<Fields>();
  const fields = { ...getValues(), ...useWatch({ control }) } as Fields;
  const { id } = useParams();
  const asked = askedOf(vehicleType, fields, id);
  const { data, isPlaceholderData } = useQuery(guideQuery(api, asked));
  const told = asked && data;
  const price = priceUsd !== undefined && priceUsd > 0 ? priceUsd : undefined;
  return (
    <section
      className={styles.guide}
      aria-labelledby="price-guide"
      aria-busy={isPlaceholderData}
      data-old={isPlaceholderData || undefined}
    >
      <div className={styles.head}>
        <h3 id="price-guide">{t("price-guide.title")}</h3>
        {told && <FairLabel label={labelIn(told, price)} />}
      </div>
      {told?.value && <Ruler low={told.value.low} high={told.value.high} price={price} />}
      <div role="status" className={styles.said}>
        {!asked && <p className="soft">{t("price-guide.missing")}</p>}
        {told && <Said told={told} price={price} />}
      </div>
      {asked && told && <Evidence told={told} vehicle={asked} />}
    </section>
  );
}

/** The label that buyers would see; none where the labels' rules give none. */
function labelIn({ value, marks }: Told, price: number | undefined) {
  if (!value || !marks || price === undefined || isBeyondBelief(price, value.mid)) return null;
  return labelOf(price, marks);
}

function Said({ told, price }: { told: Told; price: number | undefined }) {
  const { t, money, number } = useWording();
  const { silence, value, marks } = told;
  if (!value) return <p className="soft">{t("price-guide.silence", { why: silence ?? "model" })}</p>;
  const label = labelIn(told, price);
  return (
    <>
      <p>
        {t("price-guide.range", { low: isolated(money(value.low)), high: isolated(money(value.high)) })}{" "}
        {label && <b>{t("price-guide.stands", { label })}</b>}
      </p>
      {!marks && (
        <p className="soft">{t("price-guide.sayMileage", { km: isolated(number(value.mileage)) })}</p>
      )}
    </>
  );
}

interface EvidenceProps {
  told: Told;
  vehicle: { brand: string; model: string; vehicleType?: VehicleType | undefined };
}

/** What it rests on: how many listings, how sure, and what became of similar ones. */
function Evidence({ told: { value, similar }, vehicle }: EvidenceProps) {
  const { t, plain } = useWording();
  const { yearMin, yearMax, onSale, sold } = similar;
  const span = (from: number, to: number) =>
    from === to ? plain(from) : t("price-guide.years", { from: plain(from), to: plain(to) });
  const years = yearMin !== null && yearMax !== null ? span(yearMin, yearMax) : "";
  const of = { years, span: years ? "some" : "all" };
  const { vehicleType = "car", brand, model } = vehicle;
  // A model in its seller's own words has no page.
  const hasPage =
    readValuePath(valuePath({ vehicleType, brand, model }).replace("/value/", "")) !== undefined;
  return (
    <ul className="small soft">
      {value && (
        <li>
          {t("price-guide.basis", {
            count: value.listings,
            years: span(value.yearMin, value.yearMax),
            sure: value.confidence,
          })}{" "}
          {hasPage && (
            <a
              className="link"
              href={valuePath({ vehicleType, brand, model })}
              target="_blank"
              rel="noopener"
            >
              {t("price-guide.how")}
            </a>
          )}
        </li>
      )}
      {onSale && <li>{t("price-guide.onSale", { ...onSale, ...of })}</li>}
      {sold && <li>{t("price-guide.sold", { ...sold, ...of })}</li>}
      {value && !onSale && <li>{t("price-guide.fewSimilar")}</li>}
      {value && !sold && <li>{t("price-guide.fewSold")}</li>}
    </ul>
  );
}
