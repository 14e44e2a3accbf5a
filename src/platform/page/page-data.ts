import type { QueryClient } from "@tanstack/react-query";
import type { Shown } from "./router/load.ts";

/** What a page carries for its scripts: they need not ask again for what it shows. */
interface PageData {
  /** What the loaders have asked for, by the keys of their queries. */
  answers: readonly (readonly [key: readonly unknown[], answer: unknown])[];
  /** What the page's own loader returned; where that is an answer, its place among them. */
  loaded: unknown;
  isMissing?: true;
  error?: { name: string; message: string };
}
interface Reference {
  answer: number;
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
  const places = new Map(done.map(({ state }, answer) => [state.data, { answer } satisfies Reference]));
  const parts = data && typeof data === "object" && !Array.isArray(data) ? Object.entries(data) : undefined;
  const page: PageData = {
    answers: done.map(({ queryKey, state }) => [queryKey, state.data]),
    loaded: parts ? Object.fromEntries(parts.map(([name, part]) => [name, placed(part)])) : data,
    ...(isMissing && { isMissing }),
    ...(error !== undefined && { error: saidOf(error) }),
  };
  function placed(part: unknown): unknown {
    return (typeof part === "object" && part !== null && places.get(part)) || part;
  }
  return `<script type="application/json" id="${elementId}">${JSON.stringify(page).replaceAll("<", "\\u003c")}</script>`;
}

const saidOf = (error: unknown) =>
  error instanceof Error
    ? { name: error.name, message: error.message }
    : { name: "Error", message: String(error) };

const isReference = (part: unknown): part is Reference =>
  typeof part === "object" && part !== null && "answer" in part && Object.keys(part).length === 1;

/** Takes it from the page; the answers are as old as that. */
export function takePageData(client: QueryClient, made: Date): Pick<Shown, "data" | "isMissing" | "error"> {
  const text = document.getElementById(elementId)?.textContent ?? "";
  const { answers, loaded, isMissing, error }: PageData = JSON.parse(text);
  for (const [key, answer] of answers) client.setQueryData(key, answer, { updatedAt: made.getTime() });
  const data =
    loaded && typeof loaded === "object" && !Array.isArray(loaded)
      ? Object.fromEntries(
          Object.entries(loaded).map(([name, part]) => [
            name,
            isReference(part) ? answers[part.answer]?.[1] : part,
          ]),
        )
      : loaded;
  return {
    data,
    isMissing: isMissing === true,
    error: error && Object.assign(new Error(error.message), { name: error.name }),
  };
}
