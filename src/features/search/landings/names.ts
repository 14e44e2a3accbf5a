import type { PageMessages } from "#i18n/page-messages.ts";
import type { Landing } from "./landing.contract.ts";
import { type LandingOf, landingPath } from "./landing-address.ts";

type Words = Pick<PageMessages, "language" | "t" | "name">;
type Named = Pick<Landing, "model">;

const kindName = ({ t }: Words, { vehicleType }: LandingOf) =>
  t(vehicleType === "car" ? "common.cars" : "common.motorcycles");

/** "Toyota Corolla"; where no brand is asked for, the title. */
export function subjectOf(words: Words, of: LandingOf, { model }: Named): string {
  if (!of.brand) return titleOf(words, of, { model });
  const maker = words.name("brand", of.brand);
  return model ? `${maker} ${model[words.language]}` : maker;
}

/** What a page is called: "Toyota Corolla in Lebanon: prices and listings". */
export function titleOf(words: Words, of: LandingOf, named: Named): string {
  const { t, name } = words;
  const isCar = of.vehicleType === "car";
  if (of.city)
    return t(isCar ? "landings.carsIn" : "landings.motorcyclesIn", { place: name("place", of.city) });
  if (!of.brand) return t(isCar ? "landings.ofCars" : "landings.ofMotorcycles");
  return t("landings.of", { subject: subjectOf(words, of, named) });
}

/** The way to a page; the last is the page itself. */
export function crumbsOf(words: Words, of: LandingOf, { model }: Named) {
  const { vehicleType, brand, city } = of;
  const { t, name, language } = words;
  return [
    { name: t("common.home"), path: "/" },
    { name: t("landings.prices"), path: "/seo" },
    { name: kindName(words, of), path: landingPath({ vehicleType }) },
    ...(city ? [{ name: name("place", city), path: landingPath({ vehicleType, city }) }] : []),
    ...(brand ? [{ name: name("brand", brand), path: landingPath({ vehicleType, brand }) }] : []),
    ...(model ? [{ name: model[language], path: landingPath(of) }] : []),
  ];
}
