import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { modelValuesQuery, valueQuery } from "#features/pricing/value.api.ts";
import { readDetails, readValuePath, type ValueOf } from "#features/pricing/value-address.ts";
import { landingPath } from "#features/search/landings/landing-address.ts";
import { modelsQuery } from "#features/search/search.api.ts";
import { Link, useParams, useSearch } from "#platform/page/routing.ts";
import { Crumbs } from "#ui/Crumbs.tsx";
import { NotFound } from "#ui/NotFound.tsx";
import { usePage, useWording } from "#ui/page.tsx";
import { Answer, Unknown } from "./Answer.tsx";
import { ByYear } from "./ByYear.tsx";
import { How } from "./How.tsx";
import { askedOf, isVehicle, type RawSearch, type Vehicle } from "./load-value.ts";
import { Models } from "./Models.tsx";
import { crumbsOf, titleOf, vehicleOf } from "./names.ts";
import { ValueForm } from "./ValueForm.tsx";
import * as styles from "./value.module.css";

/** `/value…`: asks for a vehicle, and says what it is worth, by what evidence, and how sure that is. */
export default function ValuePage() {
  const of = readValuePath(useParams()._splat ?? "");
  return of ? <Shown of={of} /> : <NotFound />;
}

function Shown({ of }: { of: ValueOf }) {
  const { api, messages } = usePage();
  const { t } = useWording();
  const search = useSearch<RawSearch>();
  const { vehicleType, brand, model } = of;
  const { data: models = [] } = useQuery(modelsQuery(api, vehicleType, brand === undefined ? [] : [brand]));
  const details = readDetails(vehicleType, search);
  const { year: _, ...ofModel } = of;
  const name = vehicleOf(messages, ofModel, models);
  return (
    <div className={`wrap ${styles.page}`}>
      <Crumbs label={t("value.crumbs")} crumbs={crumbsOf(messages, of, models)} />
      <header>
        <h1>{titleOf(messages, of, models)}</h1>
        <p className="soft">{t("value.lead")}</p>
      </header>
      <div className={styles.columns}>
        <ValueForm
          key={`${vehicleType} ${brand} ${model} ${of.year}`}
          of={of}
          details={details}
          search={search}
        />
        {model === undefined && <Models vehicleType={vehicleType} brand={brand} />}
        {isVehicle(of) && <OfVehicle of={of} search={search} vehicle={vehicleOf(messages, of, models)} />}
        {!isVehicle(of) && brand && model && <Lines of={{ vehicleType, brand, model }} vehicle={name} />}
      </div>
      {isVehicle(of) && <Lines of={of} vehicle={name} />}
      <How />
    </div>
  );
}

function OfVehicle({ of, search, vehicle }: { of: Vehicle; search: RawSearch; vehicle: string }) {
  const details = readDetails(of.vehicleType, search);
  const { data: value } = useSuspenseQuery(valueQuery(usePage().api, askedOf(of, details)));
  return value ? <Answer of={of} details={details} value={value} /> : <Unknown vehicle={vehicle} />;
}

function Lines({ of, vehicle }: { of: Pick<Vehicle, "vehicleType" | "brand" | "model">; vehicle: string }) {
  const { data: values } = useSuspenseQuery(
    modelValuesQuery(usePage().api, of.vehicleType, of.brand, of.model),
  );
  const { t } = useWording();
  if (values) {
    const { vehicleType, brand, model } = of;
    return (
      <ByYear of={of} values={values} vehicle={vehicle}>
        <Link className="link" to={landingPath({ vehicleType, brand, model }) as "/"}>
          {t("value.pricesOf", { vehicle })}
        </Link>
      </ByYear>
    );
  }
  return "year" in of ? null : <Unknown vehicle={vehicle} />;
}
