import type { QueryClient } from "@tanstack/react-query";
import type { Shown } from "./router/load.ts";

/** What a page carries for its scripts: they need not ask again for what it shows. */
interface PageData {
  /** What the loaders have asked for, by the keys of their queries. */
  answers: readonly (readonly [key: readonly unknown[], answer: unknown])[];
  /** What the page's own loader returned, but for what is among the answers. */
  loaded: unknown;
  /** The parts of it that are, by name: their places there. */
  shared: Readonly<Record<string, number>>;
  isMissing?: true;
  error?: { name: string; message: string };
}
const elementId = "page-data";

/** As data, not as a script: it is the same text for everybody, and no policy has to allow it. */
export function pageDataHtml(client: QueryClient, { data, isMissing, error }: Shown): string {
  const done = client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === "success")
    // In one order, whichever came first: two pages that say the same are the same.
    .sort((a, b) => (a.queryHash < b.queryHash ? -1 : 1));
  const places = new Map<unknown, number>(done.map(({ state }, place) => [state.data, place]));
  const parts = isRecord(data) ? Object.entries(data) : [];
  const shared = parts.flatMap(([name, part]) => {
    const place = isObject(part) ? places.get(part) : undefined;
    return place === undefined ? [] : [[name, place] as const];
  });
  const named = new Set(shared.map(([name]) => name));
  const page: PageData = {
    answers: done.map(({ queryKey, state }) => [queryKey, state.data]),
    loaded: isRecord(data) ? Object.fromEntries(parts.filter(([name]) => !named.has(name))) : data,
    shared: Object.fromEntries(shared),
    ...(isMissing && { isMissing }),
    ...(error !== undefined && { error: saidOf(error) }),
  };
  return `<script type="application/json" id="${elementId}">${JSON.stringify(page).replaceAll("<", "\\u003c")}</script>`;
}

const saidOf = (error: unknown) =>
  error instanceof Error
    ? { name: error.name, message: error.message }
    : { name: "Error", message: String(error) };

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
const isRecord = (value: unknown): value is object => isObject(value) && !Array.isArray(value);

/** Takes it from the page; the answers are as old as that. */
export function takePageData(client: QueryClient, made: Date): Pick<Shown, "data" | "isMissing" | "error"> {
  const text = document.getElementById(elementId)?.textContent ?? "";
  const { answers, loaded, shared, isMissing, error }: PageData = JSON.parse(text);
  for (const [key, answer] of answers) client.setQueryData(key, answer, { updatedAt: made.getTime() });
  const parts = Object.entries(shared).map(([name, place]) => [name, answers[place]?.[1]]);
  const data = isRecord(loaded) ? { ...loaded, ...Object.fromEntries(parts) } : loaded;
  return {
    data,
    isMissing: isMissing === true,
    error: error && Object.assign(new Error(error.message), { name: error.name }),
  };
}
