/** What could be done about a car that does not sell. */
export const adviceKinds = ["price", "photos", "facts", "seen_little", "no_contact"] as const;
export type Advice = (typeof adviceKinds)[number];

const fewPhotos = 4;
const fullEnough = 70;
const dearPercent = 105;
/** So many views without one contact are no accident. */
const viewsWithoutContact = 30;

interface Car {
  pricePercent: number | null;
  photoCount: number;
  completeness: number;
  views: number;
  contacts: number;
}

/** `usualViews`: the median of the seller's cars in the month. What is cheapest to do comes first. */
export function adviceFor(car: Car, usualViews: number): Advice[] {
  const holds: Record<Advice, boolean> = {
    price: (car.pricePercent ?? 0) >= dearPercent,
    photos: car.photoCount < fewPhotos,
    facts: car.completeness < fullEnough,
    seen_little: car.views < usualViews / 2,
    no_contact: car.views >= viewsWithoutContact && car.contacts === 0,
  };
  return (["photos", "facts", "price", "no_contact", "seen_little"] as const).filter((one) => holds[one]);
}

/** The middle of these, the lower one of two; 0 of none. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}
