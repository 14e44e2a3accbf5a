import { describe, expect, it } from "vitest";
import { hrefOf, isActive, locationOf, paramsIn, routeAt } from "./address.ts";

describe("a path and a pattern", () => {
  it.each([
    ["/", "/", {}],
    ["/cars", "/cars/", {}],
    ["/cars/$id", "/cars/%D9%83%D9%8A%D8%A7", { id: "كيا" }],
    ["/dealers/$slug/{-$kind}", "/dealers/a", { slug: "a" }],
    ["/dealers/$slug/{-$kind}", "/dealers/a/motorcycles", { slug: "a", kind: "motorcycles" }],
    ["/seo/$", "/seo", { _splat: "" }],
    ["/seo/$", "/seo/cars/kia%2Fx", { _splat: "cars/kia/x" }],
  ])("%s has the parameters of %s", (pattern, path, params) => {
    expect(paramsIn(pattern, path)).toEqual(params);
  });

  it.each([
    ["/cars", "/cars/1"],
    ["/cars/$id", "/cars"],
    ["/cars/$id", "/cars/1/2"],
    ["/cars/$id", "/Cars/1"],
    ["/cars/$id", "/cars/%E0%A4%A"],
    ["/dealers/$slug/{-$kind}", "/dealers/a/b/c"],
  ])("%s is not the pattern of %s", (pattern, path) => {
    expect(paramsIn(pattern, path)).toBeUndefined();
  });

  it("the first route that fits is taken", () => {
    const routes = [{ path: "/a" }, { path: "/$x" }, { path: "/b" }];
    expect(routeAt(routes, "/b")).toEqual({ route: routes[1], params: { x: "b" } });
    expect(routeAt(routes, "/b/c")).toBeUndefined();
  });
});

describe("the address of a destination", () => {
  const here = locationOf("/cars?brand=kia&brand=bmw&page=2#photo-1");

  it("is read as it is written", () => {
    expect(here).toMatchObject({
      pathname: "/cars",
      searchStr: "?brand=kia&brand=bmw&page=2",
      search: { brand: ["kia", "bmw"], page: "2" },
      hash: "photo-1",
    });
    // No host but ours.
    expect(locationOf("//elsewhere.example/cars").href).toBe("/cars");
  });

  it.each([
    [{ to: "/cars/$id", params: { id: "a/b?" } }, "/cars/a%2Fb%3F"],
    [{ to: "/dealers/$slug/{-$kind}", params: { slug: "a" } }, "/dealers/a"],
    [{ to: "/payment/$", params: { _splat: "receipt/1" } }, "/payment/receipt/1"],
    [{ to: "/", search: { tab: "x y" } }, "/?tab=x+y"],
    [{ to: ".", search: true as const, hash: "photo-2" }, "/cars?brand=kia&brand=bmw&page=2#photo-2"],
    [{ search: ({ brand }: Record<string, unknown>) => ({ brand }) }, "/cars?brand=kia&brand=bmw"],
    [{ to: "/about" }, "/about"],
    [{ href: "/x?y#z" }, "/x?y#z"],
  ])("%j", (to, href) => {
    expect(hrefOf(to, here)).toBe(href);
  });
});

describe("a link is to where one is", () => {
  const active = (link: string, here: string, activity = {}) =>
    isActive(locationOf(link), locationOf(here), activity);

  it("where its path is, or one below, and its search is among the present one", () => {
    expect(active("/cars", "/cars?brand=kia")).toBe(true);
    expect(active("/cars", "/cars/1")).toBe(true);
    expect(active("/cars", "/carsandmore")).toBe(false);
    expect(active("/cars?brand=kia", "/cars?page=2&brand=kia")).toBe(true);
    expect(active("/cars?brand=kia", "/cars?brand=bmw")).toBe(false);
  });

  it("exactly: the same path and search", () => {
    const exact = { exact: true };
    expect(active("/", "/cars", exact)).toBe(false);
    expect(active("/cars?page=2", "/cars?page=2", exact)).toBe(true);
    expect(active("/cars", "/cars?page=2", exact)).toBe(false);
    expect(active("/", "/#x", { exact: true, includeHash: true })).toBe(false);
  });
});
