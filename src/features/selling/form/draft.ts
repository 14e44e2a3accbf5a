import type { VehicleType } from "#features/reference/enumerations.ts";
import type { Attempt } from "#platform/page/attempt.ts";
import type { Fields } from "./fields.ts";

/** Raised when the fields change so that older drafts cannot be taken over. */
const version = 2;

export interface Draft {
  fields: Fields;
  savedAt: string;
  /** What was sent last: the same once more, even after a reload, makes no second listing. */
  attempt?: Attempt;
}
type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** On this device, for one account: who signs in after another user does not see their draft. */
const keyOf = (vehicleType: VehicleType, accountId: string) => `draft:${vehicleType}:${accountId}`;

/** The draft that was kept, on top of an empty form; undefined where there is none that can be read. */
export function readDraft(
  store: Store,
  vehicleType: VehicleType,
  accountId: string,
  empty: Fields,
): Draft | undefined {
  try {
    const kept = JSON.parse(store.getItem(keyOf(vehicleType, accountId)) ?? "null");
    if (kept?.version !== version || typeof kept.fields !== "object" || !kept.fields) return undefined;
    const fields = { ...empty } as Record<string, unknown>;
    for (const [name, value] of Object.entries(empty)) {
      if (sameShape(value, kept.fields[name])) fields[name] = kept.fields[name];
    }
    if (Number.isNaN(Date.parse(kept.savedAt))) return undefined;
    const { key, body } = kept.attempt ?? {};
    return {
      fields: fields as unknown as Fields,
      savedAt: kept.savedAt,
      ...(typeof key === "string" && typeof body === "string" && { attempt: { key, body } }),
    };
  } catch {
    return undefined;
  }
}

const sameShape = (one: unknown, other: unknown) =>
  Array.isArray(one)
    ? Array.isArray(other) && other.every((item) => typeof item === "string")
    : typeof one === typeof other;

/** True when it is kept; a browser may refuse to keep anything. */
export function keepDraft(store: Store, vehicleType: VehicleType, accountId: string, draft: Draft): boolean {
  try {
    store.setItem(keyOf(vehicleType, accountId), JSON.stringify({ version, ...draft }));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(store: Store, vehicleType: VehicleType, accountId: string): void {
  try {
    store.removeItem(keyOf(vehicleType, accountId));
  } catch {
    // Nothing is kept where nothing may be kept.
  }
}

/** The browser's own store; where it refuses even to be asked, one that keeps nothing. */
export function browserStore(): Store {
  try {
    return localStorage;
  } catch {
    return {
      getItem: () => null,
      setItem: () => {
        throw new Error("This browser keeps nothing");
      },
      removeItem: () => {},
    };
  }
}
