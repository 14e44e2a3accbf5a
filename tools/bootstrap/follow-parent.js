import { Socket } from "node:net";

// Preloaded into what the tools start. The other end of this pipe closes when the tool dies, even by kill -9: then
// this process stops as if it had been asked to, instead of holding the port and the database for nobody.
try {
  // One that such a process forks in its turn (WEB_PROCESSES) has its channel to that one in this place, and ends with it.
  if (process.connected) throw new Error("forked");
  const parent = new Socket({ fd: 3, readable: true, writable: false });
  parent.on("error", () => {});
  parent.on("close", () => process.kill(process.pid, "SIGTERM"));
  parent.resume();
  parent.unref();
} catch {
  // Not started by a tool.
}
