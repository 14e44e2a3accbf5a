import { makeApi } from "../http/api.ts";

/** Calls of the API from the browser; cookies go along. */
export const browserApi = makeApi(async (method, address, body, signal) => {
  const response = await fetch(address, {
    method,
    signal: signal ?? null,
    headers: {
      accept: "application/json",
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = response.status === 204 ? "" : await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : undefined };
});
