import { createServer } from "node:http";

/** Answers everything at once with one string of the size that a browse page has on the wire: the most that Node could do here. */
const text = "x".repeat(Number(process.env.CONSTANT_BYTES));
const server = createServer((request, response) => {
  request.resume();
  response.setHeader("content-type", "text/html; charset=utf-8");
  response.end(text);
});
server.listen(Number(process.env.PORT), "127.0.0.1");
process.on("SIGTERM", () => {
  server.close();
  server.closeAllConnections();
});
