/** One browser's open stream, as the hub sees it. */
export interface LiveStream {
  userId: string;
  sessionId: string;
  /** It hears these events of another user, and then not of its own. */
  instead?: { of: string; events: readonly string[] } | undefined;
  /** Writes text of the stream; the stream itself ends when its browser does not take it. */
  send(text: string): void;
  end(): void;
}

/** Each browser has one (tabs share theirs): a phone, a computer at home, one at work, and some that have not noticed that they are gone. */
const mostOfUser = 8;
/** A proxy closes what is silent for a minute, and a browser takes a stream that is silent for so long for a dead one. */
const beatMs = 20_000;

/** An event as it stands in a stream. */
export const eventText = (event: string, data: object) =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/**
 * The open streams of this process. What the database says to the channel `live` reaches all processes; each hands it to those
 * of its streams that it is meant for.
 */
export function liveHub() {
  const byUser = new Map<string, Set<LiveStream>>();
  const byOther = new Map<string, Set<LiveStream>>();
  const bySession = new Map<string, Set<LiveStream>>();
  let timer: NodeJS.Timeout | undefined;

  const all = () => [...byUser.values()].flatMap((streams) => [...streams]);

  function close(stream: LiveStream, last = ""): void {
    remove(stream);
    if (last) stream.send(last);
    stream.end();
  }

  function remove(stream: LiveStream): void {
    take(byUser, stream.userId, stream);
    take(bySession, stream.sessionId, stream);
    if (stream.instead) take(byOther, stream.instead.of, stream);
    if (byUser.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  function beat(): void {
    for (const stream of all()) stream.send(":\n\n");
  }

  return {
    /** Adds a stream; of too many of one user the oldest ends. Returns what takes it away again. */
    open(stream: LiveStream): () => void {
      put(byUser, stream.userId, stream);
      put(bySession, stream.sessionId, stream);
      if (stream.instead) put(byOther, stream.instead.of, stream);
      timer ??= setInterval(beat, beatMs);
      const own = byUser.get(stream.userId) ?? new Set();
      const [oldest] = own;
      if (own.size > mostOfUser && oldest) close(oldest, eventText("replaced", {}));
      return () => remove(stream);
    },

    /** What was said to the channel: an event for some users, or the end of sessions. */
    receive(payload: string): void {
      const said = JSON.parse(payload) as
        | { to: string[]; event: string; data: object; ended?: never; reopened?: never }
        | { ended: string[]; reopened?: never }
        | { reopened: string[]; ended?: never };
      if (said.reopened) {
        // Their browsers come back at once, and hear what they may then.
        for (const id of said.reopened) for (const stream of bySession.get(id) ?? []) close(stream);
        return;
      }
      if (said.ended) {
        for (const id of said.ended) {
          for (const stream of bySession.get(id) ?? []) close(stream, eventText("ended", {}));
        }
        return;
      }
      const text = eventText(said.event, said.data);
      for (const userId of said.to) {
        for (const stream of byUser.get(userId) ?? [])
          if (!stream.instead?.events.includes(said.event)) stream.send(text);
        for (const stream of byOther.get(userId) ?? [])
          if (stream.instead?.events.includes(said.event)) stream.send(text);
      }
    },

    /** The channel was not heard for a while: every browser asks for what it missed. */
    missed(): void {
      for (const stream of all()) {
        // That it may no longer hear another was perhaps among what was not heard.
        if (stream.instead) close(stream);
        else stream.send(eventText("missed", {}));
      }
    },

    /** The sessions that have a stream. */
    sessions: (): string[] => [...bySession.keys()],

    /** How many streams are open. */
    size: (): number => all().length,

    /** Ends all of them: the process stops, and browsers come back to another. */
    close(): void {
      for (const stream of all()) close(stream);
    },
  };
}
export type LiveHub = ReturnType<typeof liveHub>;

function put(map: Map<string, Set<LiveStream>>, key: string, stream: LiveStream): void {
  const streams = map.get(key);
  if (streams) streams.add(stream);
  else map.set(key, new Set([stream]));
}

function take(map: Map<string, Set<LiveStream>>, key: string, stream: LiveStream): void {
  const streams = map.get(key);
  if (!streams?.delete(stream)) return;
  if (streams.size === 0) map.delete(key);
}
