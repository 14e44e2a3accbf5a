import { useQuery } from "@tanstack/react-query";
import { useFormContext, useWatch } from "react-hook-form";
import { currencies, type VehicleType } from "#features/reference/enumerations.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { useSite } from "#ui/shell/use-site.ts";
import { PriceGuide } from "../guide/PriceGuide.tsx";
import { typedNumber } from "../typed-number.ts";
import { NumberInput } from "./controls.tsx";
import { DoubtHints } from "./DoubtHints.tsx";
import { mileageDoubts, priceDoubts } from "./doubts.ts";
import type { Fields } from "./fields.ts";
import { priceCheckQuery } from "./form.api.ts";
import * as styles from "./sell.module.css";

const currencyLabels = {
  usd: "selling.currencyUsd",
  lbp: "selling.currencyLbp",
  eur: "selling.currencyEur",
} as const;

/** The price in its currency, with its value in dollars beside it; of dollars, in pounds. */
export function PricePart({ vehicleType }: { vehicleType: VehicleType }) {
  const { t, money } = useWording();
  const { api } = usePage();
  const { exchangeRates } = useSite();
  const { control, setValue } = useFormContext<Fields>();
  const [price, currency, brand, model, year] = useWatch({
    control,
    name: ["price", "currency", "brand", "model", "year"],
  });
  const { data: checked } = useQuery(
    priceCheckQuery(api, vehicleType, { brand, model, year, price, currency }),
  );
  const amount = typedNumber(price);
  const rates = { usd: 1, ...exchangeRates };
  const other = currency === "usd" ? "lbp" : "usd";
  const value = typeof amount === "number" ? (amount / rates[currency]) * rates[other] : Number.NaN;
  return (
    <>
      <div className={styles.price}>
        <NumberInput name="price" decimal placeholder="14,800">
          {Number.isFinite(value) && value > 0 && (
            <p className="hint">
              <span aria-hidden="true">≈ </span>
              <span className="sr">{t("selling.aboutEqual")} </span>
              <bdi className="num" dir="ltr">
                {money(Math.round(value), other)}
              </bdi>
            </p>
          )}
          <DoubtHints doubts={priceDoubts({ price }, { share: checked?.share, rate: rates[currency] })} />
        </NumberInput>
        {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons is no set of fields */}
        <div className="seg" role="group" aria-label={t("listing-fields.currency")}>
          {currencies.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === currency}
              onClick={() => setValue("currency", one, { shouldDirty: true })}
            >
              {t(currencyLabels[one])}
            </button>
          ))}
        </div>
      </div>
      <PriceGuide
        vehicleType={vehicleType}
        priceUsd={typeof amount === "number" ? amount / rates[currency] : undefined}
      />
    </>
  );
}

/** What people add a nought to: more than forty thousand a year is rare. */
const kilometresAYear = 40_000;

/** How far it went; asks about what is far for its age, and about nothing at all. */
export function Mileage() {
  const { t, number } = useWording();
  const { control, formState } = useFormContext<Fields>();
  const [typedMileage, typedYear, condition] = useWatch({ control, name: ["mileage", "year", "condition"] });
  const mileage = Number(typedNumber(typedMileage));
  const age = Math.max(1, new Date().getFullYear() + 1 - Number(typedNumber(typedYear)));
  const doubtful = mileage > kilometresAYear * age && !formState.errors.mileage;
  return (
    <NumberInput name="mileage">
      <DoubtHints doubts={mileageDoubts({ mileage: typedMileage, condition })} />
      {doubtful && (
        <p className="hint warn" role="status">
          {t("selling.mileageDoubt", { km: number(mileage) })}
        </p>
      )}
    </NumberInput>
  );
}
