import { deviceList } from "#platform/page/device-list.ts";
import { mostCompared } from "./comparison.schema.ts";

/** What is picked to be compared: kept on the device, for guests and the signed-in alike, in the order it was picked. */
const compared = deviceList(() => "compare");

export const comparedIds = compared.read;
export const setCompared = compared.set;
const all = (ids: readonly string[]) => ids;
/** Calls `listener` at each change; returns what ends it. */
export const onComparedChange = compared.subscribe;
export const useComparedIds = () => compared.use(all);
export const useIsCompared = (id: string) => compared.use((ids) => ids.includes(id));

/** Picks a listing, or takes it off again; false where there is no room for another. */
export function pick(id: string): boolean {
  const before = comparedIds();
  const isOn = before.includes(id);
  if (!isOn && before.length >= mostCompared) return false;
  setCompared(isOn ? before.filter((one) => one !== id) : [...before, id]);
  return true;
}
