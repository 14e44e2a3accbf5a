import { describe, expect, it, vi } from "vitest";
import type { PageContext } from "../context.ts";
import { locationOf } from "./address.ts";
import { found, load, type Site } from "./load.ts";
import { notFound, RedirectError, type Route, redirect } from "./page-definition.ts";

const component = () => null;
const context = {} as PageContext;
const siteOf = (route: Partial<Route>): Site => ({
  context,
  root: {
    loader: async () => {},
    head: ({ isMissing }) => ({ meta: [{ title: isMissing ? "404" : "Market" }] }),
  },
  routes: [{ path: "/cars/$id", component, ...route }],
});
const loading = (route: Partial<Route>, kept?: { data: unknown }, href = "/cars/1?page=2&x=y") => {
  const site = siteOf(route);
  const location = locationOf(href);
  return load(site, location, found(site, location), "enter", kept);
};

describe("a page is loaded", () => {
  it("with what its address says, as its route reads it", async () => {
    const loader = vi.fn(async () => "data");
    const shown = await loading({
      validateSearch: ({ page }: { page?: string }) => ({ page: Number(page) }),
      loaderDeps: ({ search }: { search: object }) => search,
      loader,
      head: ({ loaderData }: { loaderData?: unknown }) => ({ meta: [{ title: String(loaderData) }] }),
    });
    expect(loader).toHaveBeenCalledWith(
      expect.objectContaining({
        context,
        params: { id: "1" },
        search: { page: 2 },
        deps: { page: 2 },
        cause: "enter",
      }),
    );
    expect(shown).toMatchObject({ data: "data", isMissing: false, error: undefined });
    expect(shown.head.meta).toEqual([{ title: "data" }]);
  });

  it("from what was kept, but may still lead elsewhere", async () => {
    const loader = vi.fn();
    expect(await loading({ loader }, { data: "kept" })).toMatchObject({ data: "kept" });
    expect(loader).not.toHaveBeenCalled();
    const beforeLoad = () => {
      throw redirect({ to: "/" });
    };
    await expect(loading({ beforeLoad }, { data: "kept" })).rejects.toBeInstanceOf(RedirectError);
  });

  it("as missing where nothing is at its address, or its loader says so", async () => {
    const nowhere = await loading({}, undefined, "/nowhere");
    expect(nowhere).toMatchObject({ route: undefined, isMissing: true });
    expect(nowhere.head.meta).toEqual([{ title: "404" }]);
    const loader = async () => {
      throw notFound();
    };
    expect(await loading({ loader })).toMatchObject({ isMissing: true, error: undefined });
    const away = Object.assign(() => null, { preload: () => Promise.reject(new TypeError("no network")) });
    expect(await loading({ loader, notFoundComponent: away })).toMatchObject({ isMissing: true });
    const broken = await loading({ component: away, notFoundComponent: away });
    expect(broken).toMatchObject({ isMissing: false, error: new TypeError("no network") });
  });

  it("as failed with its error, after the frame has come, even where its head cannot be said", async () => {
    const error = new TypeError("broken");
    const framed = Promise.withResolvers<void>();
    const site = siteOf({
      loader: () => Promise.reject(error),
      head: () => Promise.reject(new Error("no words")),
    });
    site.root.loader = () => framed.promise;
    const location = locationOf("/cars/1");
    const page = load(site, location, found(site, location), "enter");
    let isThere = false;
    void page.then(() => {
      isThere = true;
    });
    await Promise.resolve();
    expect(isThere).toBe(false);
    framed.resolve();
    const shown = await page;
    expect(shown.error).toBe(error);
    expect(shown.head.meta).toEqual([{ title: "Market" }]);
  });
});
