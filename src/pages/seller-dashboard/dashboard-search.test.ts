import { describe, expect, it } from "vitest";
import { readDashboard } from "./dashboard-search.ts";

const overview = { tab: "overview", status: undefined, page: 1 };

describe("the address of the dashboard", () => {
  it("names a part, a state and a page", () => {
    expect(readDashboard({})).toEqual(overview);
    expect(readDashboard({ tab: "cars", status: "expired", page: "3" })).toEqual({
      tab: "cars",
      status: "expired",
      page: 3,
    });
  });

  it.each([
    { tab: "garage" },
    { tab: ["cars", "cars"] },
    { tab: "constructor", status: "deleted", page: "0" },
    { page: "1.5" },
    { page: "-1" },
    { page: "99999" },
    { page: ["2", "3"] },
  ])("%j is read as the overview", (address) => {
    expect(readDashboard(address)).toEqual(overview);
  });
});
