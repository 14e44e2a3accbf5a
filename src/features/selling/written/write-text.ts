import { vehicleName } from "#features/reference/vehicle-name.ts";
import type { Translate } from "#i18n/translate.ts";
import { titleLimits } from "../listing-input.schema.ts";
import type { WrittenOf } from "./written.contract.ts";

/** A longer title is cut off on cards. */
const mostInTitle = 3;
type Part = string | false | undefined;

/**
 * A title and a description from what was said of a vehicle, sentence by sentence; what was not said is not in them. `t` speaks
 * the language of `of`.
 */
export function writeText(of: WrittenOf, t: Translate): { title: string; description: string } {
  const vehicle = vehicleName(of)[of.language];
  const sentences = [opening(of, vehicle, t), engine(of, t), colours(of, t), history(of, t), papers(of, t)];
  return {
    title: titleOf(of, vehicle, t),
    description: [
      ...sentences,
      equipment(of, t),
      of.city && t("written.place", { place: nameOf(t, "place", of.city) }),
    ]
      .filter((sentence) => sentence)
      .join("\n"),
  };
}

/** The vehicle, and of what sets it apart as much as has room: the likeliest to be looked for first. */
function titleOf(of: WrittenOf, vehicle: string, t: Translate): string {
  const apart = said(
    of.condition === "new" && t("written.new"),
    of.gearType && t("written.gear", { gear: of.gearType }),
    of.bikeEngineSize && t("written.cc", { size: of.bikeEngineSize }),
    of.previousOwners === 1 && t("written.owners", { count: 1 }),
    of.accidentHistory === false && t("written.accidentsNone"),
    of.source === "company" && t("written.source", { source: "company" }),
    of.serviceHistory && t("written.service"),
    // "MG 5 2020" alone is shorter than a title may be.
    vehicle.length < titleLimits.shortest && inSentence(nameOf(t, "vehicleType", of.vehicleType)),
  );
  const longest = titleLimits[of.vehicleType];
  for (let most = mostInTitle; most > 0; most--) {
    const title = [vehicle, ...apart.slice(0, most)].join(comma[of.language]);
    if (title.length <= longest) return title;
  }
  return vehicle.slice(0, longest);
}

function opening(of: WrittenOf, vehicle: string, t: Translate): string {
  const { condition, bodyType, motorcycleType, numberOfDoors, numberOfSeats } = of;
  const first = t("written.vehicle", { vehicle, condition: condition ?? "unsaid" }).trim();
  const shape = bodyType
    ? inSentence(nameOf(t, "bodyType", bodyType))
    : motorcycleType && inSentence(nameOf(t, "motorcycleType", motorcycleType));
  return sentence(
    of,
    first,
    shape,
    numberOfDoors && t("written.doors", { count: numberOfDoors }),
    numberOfSeats && t("written.seats", { count: numberOfSeats }),
  );
}

function engine(of: WrittenOf, t: Translate): string {
  const { engineCapacity, bikeEngineSize, fuelType, horsepower, gearType, driveType } = of;
  const size = bikeEngineSize
    ? t("written.cc", { size: bikeEngineSize })
    : engineCapacity && t("written.litres", { size: String(engineCapacity) });
  return sentence(
    of,
    (size || fuelType) && t("written.engine", { size: size || "", fuel: fuelType ?? "unsaid" }).trim(),
    horsepower && t("written.power", { count: horsepower }),
    gearType && t("written.gearbox", { gear: gearType }),
    driveType && t("written.drive", { drive: driveType }),
  );
}

function colours(of: WrittenOf, t: Translate): string {
  const { exteriorColor: outside, interiorColor: inside } = of;
  return sentence(
    of,
    outside && t("written.outside", { colour: inSentence(nameOf(t, "colour", outside)) }),
    inside && t("written.inside", { colour: inSentence(nameOf(t, "colour", inside)) }),
  );
}

/** What speaks against it is said as well as what speaks for it. */
function history(of: WrittenOf, t: Translate): string {
  const { previousOwners, accidentHistory, serviceHistory } = of;
  return sentence(
    of,
    previousOwners && t("written.owners", { count: previousOwners }),
    accidentHistory !== undefined && t(accidentHistory ? "written.accidentsSome" : "written.accidentsNone"),
    serviceHistory && t("written.service"),
  );
}

function papers(of: WrittenOf, t: Translate): string {
  const { source, customs, titleStatus, plate, licenseValid } = of;
  return sentence(
    of,
    source && t("written.source", { source }),
    customs && t("written.customs", { customs }),
    titleStatus && t("written.titleStatus", { status: titleStatus }),
    plate && inSentence(nameOf(t, "plate", plate)),
    licenseValid !== undefined && t(licenseValid ? "written.licenseValid" : "written.licenseOver"),
  );
}

function equipment({ features = [], language }: WrittenOf, t: Translate): string | undefined {
  if (features.length === 0) return undefined;
  const names = features.map((slug) => nameOf(t, "feature", slug));
  return t("written.features", { features: names.join(comma[language]) });
}

const comma = { ar: "، ", en: ", " } as const;
const nameOf = (t: Translate, kind: string, slug: string) => t(`reference.${kind}.${slug}`, {});
/** "SUV" and "4x4" stay as they are. */
const inSentence = (name: string) => name.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
const said = (...parts: (Part | 0)[]) => parts.filter((part): part is string => Boolean(part));

/** A sentence of what was said; nothing where nothing was. */
function sentence({ language }: Pick<WrittenOf, "language">, ...parts: (Part | 0)[]): string {
  const text = said(...parts).join(comma[language]);
  return text && `${text[0]?.toUpperCase()}${text.slice(1)}.`;
}
