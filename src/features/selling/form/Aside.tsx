import { useQuery } from "@tanstack/react-query";
import { CircleCheck, CirclePlus } from "lucide-react";
import { useFormContext, useWatch } from "react-hook-form";
import type { Account } from "#features/accounts/account.contract.ts";
import { ListingCard } from "#features/listings/card/ListingCard.tsx";
import type { VehicleType } from "#features/reference/enumerations.ts";
import { modelsQuery } from "#features/search/search.api.ts";
import { foldDigits } from "#i18n/format.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { useSite } from "#ui/shell/use-site.ts";
import { photoAt } from "../photos/photo.ts";
import type { FieldName, Fields } from "./fields.ts";
import { previewOf } from "./preview.ts";
import { type QualityItem, qualityOf } from "./quality.ts";
import * as styles from "./sell.module.css";

interface Props {
  vehicleType: VehicleType;
  account: Account | null;
  /** Photos in this browser alone, as addresses there. */
  photosHere: readonly string[];
  onShow: (field: FieldName) => void;
}

/** The card as buyers will see it, and what would make the listing better. */
export function Aside({ vehicleType, account, photosHere, onShow }: Props) {
  const { t, name, language } = useWording();
  const { now, api } = usePage();
  const { exchangeRates } = useSite();
  const { control, getValues } = useFormContext<Fields>();
  const fields = { ...getValues(), ...useWatch({ control }) } as Fields;
  const rates = { usd: 1, ...exchangeRates };
  const photos = fields.images.flatMap((address) => photoAt(address) ?? []);
  const { brand, model, year } = fields;
  const { data: models } = useQuery(modelsQuery(api, vehicleType, brand ? [brand] : []));
  const known = models?.find(({ slug }) => slug === model)?.[language];
  const named = brand
    ? [name("brand", brand), known ?? model, foldDigits(year)].join(" ")
    : t("selling.previewTitle");
  const card = previewOf(vehicleType, fields, { account, photos, named, rates, now });
  return (
    <>
      <section id="preview" className={styles.preview} aria-labelledby="preview-title">
        <h2 id="preview-title">{t("selling.preview")}</h2>
        <div inert className={styles.card}>
          <ListingCard listing={card} sizes="340px" />
          {photos.length === 0 && photosHere[0] && <img src={photosHere[0]} alt="" />}
        </div>
      </section>
      <Quality {...qualityOf(vehicleType, fields, photosHere.length)} onShow={onShow} />
    </>
  );
}

const labels = {
  basics: "selling.qualityBasics",
  photos: "photos.quality",
  title: "selling.qualityTitle",
  mileage: "selling.qualityMileage",
  description: "selling.qualityDescription",
  vin: "selling.qualityVin",
  owners: "selling.qualityOwners",
  accident: "selling.qualityAccident",
  service: "selling.qualityService",
  engine: "selling.qualityEngine",
  colours: "selling.qualityColours",
  cabin: "selling.qualityCabin",
  features: "selling.qualityFeatures",
  phone: "selling.qualityPhone",
} as const satisfies Record<QualityItem["name"], string>;

function Quality({ percent, items, onShow }: ReturnType<typeof qualityOf> & Pick<Props, "onShow">) {
  const { t, number } = useWording();
  const said = t("selling.qualityPercent", { percent: number(percent) });
  const missing = items.filter(({ done }) => !done);
  return (
    <section className={`panel ${styles.quality}`} aria-labelledby="quality-title">
      <div className="between">
        <h2 id="quality-title">{t("selling.quality")}</h2>
        <b className="num">{said}</b>
      </div>
      <meter className="sr" aria-labelledby="quality-title" min={0} max={100} value={percent}>
        {said}
      </meter>
      <div className={styles.meter} aria-hidden="true">
        <i style={{ inlineSize: `${percent}%` }} />
      </div>
      {missing.length === 0 ? (
        <p className={styles.whole}>
          <CircleCheck className="i" aria-hidden="true" />
          {t("selling.qualityWhole")}
        </p>
      ) : (
        <ul>
          {missing.map(({ name, field, worth }) => (
            <li key={name}>
              <button type="button" className={styles.lack} onClick={() => onShow(field)}>
                <CirclePlus className="i" aria-hidden="true" />
                <span className="grow">{t(labels[name])}</span>
                <b className="num" aria-hidden="true" dir="ltr">
                  +{number(worth)}
                </b>
                <span className="sr">{t("selling.qualityMore", { points: worth })}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
