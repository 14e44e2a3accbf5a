import { once } from "node:events";
import { connect } from "node:net";

export interface Spoken {
  /** Everything that was answered, as it came. */
  text: string;
  /** The status of each answer. */
  statuses: number[];
}

/**
 * Opens a connection of its own, lets `speak` write into it, and returns what was answered once the server has closed it.
 * `speak` may return what goes on saying something: it is asked every few milliseconds, until the connection is gone.
 */
export async function spokenTo(
  port: number,
  speak: string | ((write: (bytes: string | Buffer) => boolean) => undefined | (() => void)),
): Promise<Spoken> {
  const socket = connect(port, "127.0.0.1");
  let text = "";
  socket.on("data", (bytes) => {
    text += bytes.toString("latin1");
  });
  // A connection that is cut off while it speaks.
  socket.on("error", () => {});
  const closed = new Promise<void>((done) => {
    socket.on("close", () => done());
  });
  await once(socket, "connect");
  const write = (bytes: string | Buffer) => socket.writable && socket.write(bytes);
  const goOn = typeof speak === "string" ? void write(speak) : speak(write);
  const timer = goOn && setInterval(goOn, 5);
  await closed;
  clearInterval(timer);
  return { text, statuses: [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status)) };
}
