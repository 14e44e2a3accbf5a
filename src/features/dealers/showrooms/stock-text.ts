import type { Wording } from "#i18n/wording.ts";
import type { ShowroomCard } from "./showroom.contract.ts";

/** "14 cars · 2 motorcycles"; nothing of a kind is not said. */
export function stockText(t: Wording["t"], { car, motorcycle }: ShowroomCard["stock"]): string {
  return [
    car > 0 && t("showrooms.carsInStock", { count: car }),
    motorcycle > 0 && t("showrooms.motorcyclesInStock", { count: motorcycle }),
  ]
    .filter(Boolean)
    .join(" · ");
}
