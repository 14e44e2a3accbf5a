import { describe, expect, it } from "vitest";
import { dropDraft, keepDraft, keptDraftIds, newDraftId, readDraft } from "./draft.ts";
import { emptyFields } from "./fields.ts";

const empty = emptyFields({ phone: null, city: null });
const draft = {
  id: "0190a000-0000-4000-8000-000000000001",
  fields: { ...empty, title: "Toyota Corolla" },
  savedAt: "2026-11-15T10:00:00.000Z",
};

function memory(kept = new Map<string, string>()) {
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

describe("a draft", () => {
  it("comes back as it was, to its account and kind alone, until it is dropped", () => {
    const store = memory();
    expect(keepDraft(store, "car", "a", { ...draft, attempt: { key: "k", body: "{}" } })).toBe(true);
    expect(readDraft(store, "car", "a", empty)).toEqual({ ...draft, attempt: { key: "k", body: "{}" } });
    expect(readDraft(store, "car", "b", empty)).toBeUndefined();
    expect(readDraft(store, "motorcycle", "a", empty)).toBeUndefined();
    dropDraft(store, "car", "a");
    expect(readDraft(store, "car", "a", empty)).toBeUndefined();
  });

  it.each([
    "nonsense",
    "null",
    "[]",
    '{"version":0,"fields":{},"savedAt":"2026-11-15T10:00:00Z"}',
    '{"version":1,"fields":null,"savedAt":"2026-11-15T10:00:00Z"}',
    '{"version":1,"fields":{},"savedAt":"yesterday"}',
  ])("that cannot be read is none: %s", (text) => {
    expect(readDraft(memory(new Map([["draft:car:a", text]])), "car", "a", empty)).toBeUndefined();
  });

  it("takes over only what has the shape of a field", () => {
    const fields = { title: 7, features: ["abs", 3], brand: "kia", surplus: "x" };
    const text = JSON.stringify({ version: 2, fields, savedAt: draft.savedAt });
    const read = readDraft(memory(new Map([["draft:car:a", text]])), "car", "a", empty);
    expect(read?.fields).toEqual({ ...empty, brand: "kia" });
  });

  it("does without a browser that keeps nothing", () => {
    const refusing = {
      getItem: () => {
        throw new Error("SecurityError");
      },
      setItem: () => {
        throw new Error("QuotaExceededError");
      },
      removeItem: () => {
        throw new Error("SecurityError");
      },
    };
    expect(keepDraft(refusing, "car", "a", draft)).toBe(false);
    expect(readDraft(refusing, "car", "a", empty)).toBeUndefined();
    expect(() => dropDraft(refusing, "car", "a")).not.toThrow();
  });

  it("brings back what stands beside it, and begins one of before drafts had ids with one", () => {
    const store = memory();
    const kept = { ...draft, base: "v1", isSynced: true, other: { ...draft, id: newDraftId() } };
    keepDraft(store, "car", "a", kept);
    expect(readDraft(store, "car", "a", empty)).toEqual(kept);
    const { fields, savedAt } = draft;
    store.setItem("draft:car:b", JSON.stringify({ version: 2, fields, savedAt }));
    expect(readDraft(store, "car", "b", empty)?.id).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    store.setItem("draft:broken", "{");
    store.setItem("theme", "dark");
    const keys = [...store.kept.keys()];
    const all = { length: keys.length, key: (at: number) => keys[at] ?? null, getItem: store.getItem };
    expect(keptDraftIds(all)).toEqual(new Set([kept.id, kept.other.id]));
  });
});
