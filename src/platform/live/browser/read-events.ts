/** One event of a stream. */
export interface StreamEvent {
  event: string;
  data: unknown;
}

/** Reads the text of a stream as it comes, in pieces of any size; returns the events that are whole. */
export function eventReader() {
  let rest = "";
  return (piece: string): StreamEvent[] => {
    const blocks = (rest + piece).replaceAll("\r\n", "\n").split("\n\n");
    rest = blocks.pop() ?? "";
    return blocks.flatMap((block) => {
      let event = "";
      let data = "";
      for (const line of block.split("\n")) {
        if (line.startsWith("event: ")) event = line.slice(7);
        else if (line.startsWith("data: ")) data += line.slice(6);
      }
      // A line that begins with a colon only says that the stream lives.
      return event ? [{ event, data: JSON.parse(data || "{}") as unknown }] : [];
    });
  };
}
