import { QueryClient } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { pageDataHtml, takePageData } from "./page-data.ts";
import type { Shown } from "./router/load.ts";

const made = new Date(1_700_000_000_000);
const taken = (html: string) => {
  const textContent = /^<script type="application\/json" id="page-data">([\s\S]*)<\/script>$/.exec(html)?.[1];
  vi.stubGlobal("document", { getElementById: () => ({ textContent }) });
  const client = new QueryClient();
  return { client, ...takePageData(client, made) };
};
const shown = (more: Partial<Shown>) =>
  ({ data: undefined, isMissing: false, error: undefined, ...more }) as Shown;

it("carries what was asked and what was loaded, each thing once", () => {
  const client = new QueryClient();
  const results = { data: [{ title: "كيا </script><script>alert(1)</script>" }] };
  client.setQueryData(["browse", 1], results);
  const html = pageDataHtml(client, shown({ data: { results, models: { a: "b" } } }));
  expect(html.match(/<\/?script/g)).toEqual(["<script", "</script"]);
  expect(html.match(/alert/g)).toHaveLength(1);
  const there = taken(html);
  expect(there.client.getQueryData(["browse", 1])).toEqual(results);
  expect(there.client.getQueryState(["browse", 1])?.dataUpdatedAt).toBe(made.getTime());
  expect(there.data).toEqual({ results, models: { a: "b" } });
});

it.each([[undefined], [null], ["text"], [[1, 2]], [{ state: "gone", similar: [], place: { answer: 0 } }]])(
  "carries %j",
  (data) => {
    expect(taken(pageDataHtml(new QueryClient(), shown({ data }))).data).toEqual(data);
  },
);

it("says that a page is missing, or why it failed", () => {
  expect(taken(pageDataHtml(new QueryClient(), shown({ isMissing: true }))).isMissing).toBe(true);
  const { error } = taken(pageDataHtml(new QueryClient(), shown({ error: new TypeError("broken") })));
  expect([error instanceof Error, (error as Error).name, (error as Error).message]).toEqual([
    true,
    "TypeError",
    "broken",
  ]);
});
