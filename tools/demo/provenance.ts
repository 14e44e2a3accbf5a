import type { Customs, Plate, Source, TitleStatus } from "#features/reference/enumerations.ts";
import type { Random } from "./random.ts";
import type { Vehicle } from "./vehicle.ts";

interface Provenance {
  source: Source | null;
  customs: Customs | null;
  title_status: TitleStatus | null;
  plate: Plate | null;
  plate_number: string | null;
}

/** What sellers say of origin and papers: most say where it comes from, fewer the rest; it agrees with the vehicle. */
export function drawProvenance(
  random: Random,
  { source, accident, condition, vehicleType }: Vehicle,
): Provenance {
  const says = (share: number) => random.chance(share);
  const unpaid = source !== "company" && says(0.05);
  const salvage = accident && says(source === "us" ? 0.6 : 0.1);
  const fresh = condition === "new" || unpaid;
  const kind =
    fresh && says(unpaid ? 1 : 0.8) ? "none" : vehicleType === "car" && says(0.03) ? "public" : "private";
  const plate = says(0.55) ? kind : null;
  const digits = random.chance(0.2) ? random.int(1000, 9999) : random.int(100_000, 999_999);
  const number = `${random.pick(["B", "G", "M", "N", "S", "T", "Z"] as const)} ${digits}`;
  return {
    source: says(0.8) ? source : null,
    customs: says(0.7) ? (unpaid ? "unpaid" : "paid") : null,
    title_status: salvage ? "salvage" : !accident && says(0.5) ? "clean" : null,
    plate,
    plate_number: plate !== null && plate !== "none" && says(0.08) ? number : null,
  };
}
