import type { Whole } from "./blocks.ts";
import { inverse } from "./matrix.ts";
import { falling } from "./signs.ts";

/** A sign is taken to be worth little until listings say otherwise; years and kilometres less so. */
const [holdSign, holdFalling, holdConstant] = [0.2, 0.02, 1e-6];
const fixed = 1e9;

/**
 * What each sign is worth, and the inverse of the equations it came from. No year and no kilometre makes a vehicle dearer:
 * where one would, it counts for nothing, and all is solved again.
 */
export function solveSigns(
  { matrix, right }: Whole,
  size: number,
): { worth: Float64Array; unsure: Float64Array } {
  const held = new Set<number>();
  for (;;) {
    const kept = new Float64Array(size * size);
    for (let i = 0; i < size; i++) {
      for (let j = 0; j <= i; j++) {
        const value = held.has(i) || held.has(j) ? 0 : (matrix[i * size + j] as number);
        kept[i * size + j] = kept[j * size + i] = value;
      }
      const hold = i === size - 1 ? holdConstant : i < falling ? holdFalling : holdSign;
      kept[i * size + i] = held.has(i) ? fixed : (kept[i * size + i] as number) + hold;
    }
    const unsure = inverse(kept, size);
    const worth = new Float64Array(size);
    for (let i = 0; i < size; i++) {
      if (held.has(i)) continue;
      let sum = 0;
      for (let j = 0; j < size; j++) sum += (unsure[i * size + j] as number) * (right[j] as number);
      worth[i] = sum;
    }
    const rising = Array.from({ length: falling }, (_, no) => no).filter((no) => (worth[no] as number) > 0);
    if (rising.length === 0) return { worth, unsure };
    for (const no of rising) held.add(no);
  }
}
