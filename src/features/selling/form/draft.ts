import type { VehicleType } from "#features/reference/enumerations.ts";
import type { Attempt } from "#platform/page/attempt.ts";
import type { Fields } from "./fields.ts";

/** Raised when the fields change so that older drafts cannot be taken over. */
const version = 2;

/** What was typed of a listing, and since when it stands so. */
export interface Typed {
  /** The same for as long as the same listing is written, at any device. */
  id: string;
  fields: Fields;
  savedAt: string;
}
export interface Draft extends Typed {
  /** The version on the account that it was typed on; none where that has not had it. */
  base?: string;
  /** The account has it as it is here. */
  isSynced?: boolean;
  /** What may have come to the account, as JSON, and was not answered. */
  unanswered?: readonly string[];
  /** What was sent last: the same once more, even after a reload, makes no second listing. */
  attempt?: Attempt;
  /** Another one of the same user, which is offered beside it. */
  other?: Typed;
}
export type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Of nobody in particular: what is typed before there is an account. */
export const guest = "guest";

/** On this device, for one account: who signs in after another user does not see their draft. */
const keyOf = (vehicleType: VehicleType, owner: string) => `draft:${vehicleType}:${owner}`;

/** A draft's id. Over plain HTTP in a local network a browser has no randomUUID. */
export function newDraftId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-8$4-$5");
}

/** The draft that was kept, on top of an empty form; undefined where there is none that can be read. */
export function readDraft(
  store: Store,
  vehicleType: VehicleType,
  owner: string,
  empty: Fields,
): Draft | undefined {
  try {
    const kept = JSON.parse(store.getItem(keyOf(vehicleType, owner)) ?? "null");
    const typed = kept?.version === version ? typedOf(kept, empty) : undefined;
    if (!typed) return undefined;
    const { key, body } = kept.attempt ?? {};
    const other = typedOf(kept.other, empty);
    const unanswered: unknown = kept.unanswered;
    return {
      ...typed,
      ...(typeof kept.base === "string" && { base: kept.base, isSynced: kept.isSynced === true }),
      ...(typeof key === "string" && typeof body === "string" && { attempt: { key, body } }),
      ...(isTexts(unanswered) && { unanswered }),
      ...(other && { other }),
    };
  } catch {
    return undefined;
  }
}

function typedOf(
  kept: { id?: unknown; fields?: unknown; savedAt?: unknown } | undefined,
  empty: Fields,
): Typed | undefined {
  if (typeof kept?.fields !== "object" || !kept.fields) return undefined;
  if (typeof kept.savedAt !== "string" || Number.isNaN(Date.parse(kept.savedAt))) return undefined;
  // One of before drafts had ids begins with one now.
  const id = typeof kept.id === "string" ? kept.id : newDraftId();
  return { id, fields: onTopOf(empty, kept.fields as Record<string, unknown>), savedAt: kept.savedAt };
}

/** Of what was kept, here or on the account, what has the shape of a field now. */
export function onTopOf(empty: Fields, kept: Readonly<Record<string, unknown>>): Fields {
  const fields = { ...empty } as Record<string, unknown>;
  for (const [name, value] of Object.entries(empty)) {
    if (sameShape(value, kept[name])) fields[name] = kept[name];
  }
  return fields as unknown as Fields;
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === "string");
const sameShape = (one: unknown, other: unknown) =>
  Array.isArray(one) ? isTexts(other) : typeof one === typeof other;

/** True when it is kept; a browser may refuse to keep anything. */
export function keepDraft(store: Store, vehicleType: VehicleType, owner: string, draft: Draft): boolean {
  try {
    store.setItem(keyOf(vehicleType, owner), JSON.stringify({ version, ...draft }));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(store: Store, vehicleType: VehicleType, owner: string): void {
  try {
    store.removeItem(keyOf(vehicleType, owner));
  } catch {
    // Nothing is kept where nothing may be kept.
  }
}

/** The ids of all drafts on this device, of every account and kind. */
export function keptDraftIds(store: Pick<Storage, "length" | "key" | "getItem">): Set<string> {
  const ids = new Set<string>();
  for (let at = 0; at < store.length; at++) {
    const key = store.key(at) ?? "";
    if (!key.startsWith("draft:")) continue;
    try {
      const { id, other } = JSON.parse(store.getItem(key) ?? "null") ?? {};
      for (const one of [id, other?.id]) if (typeof one === "string") ids.add(one);
    } catch {
      // None of ours.
    }
  }
  return ids;
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
