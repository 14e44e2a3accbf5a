import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, it } from "vitest";
import { areebaGateway } from "./areeba.ts";
import { gatewayLine } from "./call.ts";
import { GatewayAway } from "./gateway.ts";
import { paypalGateway } from "./paypal.ts";

// Answers that no gateway promises, from a server that says whatever a test wants.

let answer: (response: ServerResponse) => void = () => {};
const asked: { url?: string; authorization?: string }[] = [];
const server = createServer((request, response) => {
  asked.push({ url: request.url, authorization: request.headers.authorization });
  if (request.url === "/v1/oauth2/token") response.end('{"access_token":"t","expires_in":3600}');
  else answer(response);
}).listen(0, "127.0.0.1");
await new Promise((done) => server.once("listening", done));
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const call = gatewayLine({ name: "areeba", baseUrl: url });
const areeba = areebaGateway(
  { url, merchantId: "M", password: "p", notificationSecret: "n" },
  { notifyUrl: "https://market.example/notify" },
);
const paypal = paypalGateway({ url, clientId: "c", clientSecret: "s", webhookId: "w" });
const order = {
  id: "o1",
  reference: "r1",
  amount: "5.00",
  currency: "USD" as const,
  description: "d",
  language: "en" as const,
  payee: "Mishwar",
  returnUrl: "https://market.example/r",
  cancelUrl: "https://market.example/c",
};
const says = (body: unknown, status = 200) => {
  answer = (response) => response.writeHead(status).end(JSON.stringify(body));
};

it("reads numbers as they are written", async () => {
  answer = (response) =>
    response.end('{"amount":5.00,"big":12345678901234567890.10,"text":"5","list":[0.1]}');
  expect((await call({ method: "GET", path: "/" })).body).toEqual({
    amount: "5.00",
    big: "12345678901234567890.10",
    text: "5",
    list: ["0.1"],
  });
});

it("does not take its credentials where it is sent on to", async () => {
  answer = (response) => response.writeHead(302, { location: `${url}/elsewhere` }).end();
  await expect(areeba.inquire("o1")).rejects.toThrow(GatewayAway);
  expect(asked.map((one) => one.url)).not.toContain("/elsewhere");
});

it("is away when the line breaks in the middle of an answer", async () => {
  answer = (response) => {
    response.writeHead(200, { "content-length": "100" });
    response.write('{"id":"o1"');
    response.destroy();
  };
  await expect(areeba.inquire("o1")).rejects.toThrow("areeba is not reached");
});

it("is away when it tells of another order", async () => {
  says({ id: "o2", status: "CAPTURED", currency: "USD", totalCapturedAmount: 5 });
  await expect(areeba.inquire("o1")).rejects.toThrow("areeba told of another order");
  says({ id: "O2", status: "COMPLETED" });
  await expect(paypal.inquire("O1")).rejects.toThrow("paypal told of another order");
});

it.each<[what: string, body: unknown]>([
  ["nothing", undefined],
  ["a list", []],
  ["no status", { id: "o1", currency: "USD" }],
  ["an amount that is none", { id: "o1", status: "CAPTURED", currency: "USD", totalCapturedAmount: "many" }],
  ["a negative amount", { id: "o1", status: "CAPTURED", currency: "USD", totalCapturedAmount: -5 }],
])("is away when it answers %s, and what it said is not in the error", async (_what, body) => {
  says(body);
  const error: unknown = await areeba.inquire("o1").catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(GatewayAway);
  expect(String(error)).toMatch(/another shape than it promises/);
  expect(String(error)).not.toMatch(/many|-5/);
});

it("does not lead a buyer to an address that a session's id makes", async () => {
  says({ result: "SUCCESS", session: { id: "../../elsewhere?" } });
  await expect(areeba.open(order)).rejects.toThrow(GatewayAway);
});

it("is away when PayPal opens an order without a page", async () => {
  says({
    id: "O1",
    status: "PAYER_ACTION_REQUIRED",
    links: [{ rel: "self", href: "https://paypal.example" }],
  });
  await expect(paypal.open(order)).rejects.toThrow("without a page to approve it");
});

it("gives up on a token that is refused again and again", async () => {
  says({ error: "invalid_token" }, 401);
  await expect(paypal.inquire("O1")).rejects.toThrow("paypal refused its own token");
});
