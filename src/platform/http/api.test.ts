import { describe, expect, it } from "vitest";
import { ApiError, makeApi } from "./api.ts";

describe("ApiError", () => {
  it("is known across copies of its class, as a page's loader meets it on the server", () => {
    const foreign = Object.assign(new Error("gone"), { name: "ApiError", status: 410 });
    expect(foreign instanceof ApiError).toBe(true);
    expect(new Error("gone") instanceof ApiError).toBe(false);
    expect({ name: "ApiError" } instanceof ApiError).toBe(false);
  });

  it("carries what the call answered", async () => {
    const api = makeApi(async () => ({ status: 410, body: { code: "listing.gone", message: "Gone." } }));
    const refused = await api("GET /api/cars/:id" as never, { params: { id: "x" } } as never).catch(
      (error) => error,
    );
    expect(refused).toBeInstanceOf(ApiError);
    expect(refused).toMatchObject({ status: 410, code: "listing.gone", message: "Gone." });
  });
});
