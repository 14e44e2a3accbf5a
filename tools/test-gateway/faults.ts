import type { FastifyReply, FastifyRequest } from "fastify";

/**
 * 500: the gateway answers so and does nothing. lost: it does what it is asked, and then answers 500. unreadable: it
 * answers a page instead of JSON. hang: it does not answer before it is told to.
 */
export const faultKinds = ["500", "lost", "unreadable", "hang"] as const;
export type FaultKind = (typeof faultKinds)[number];

interface Fault {
  about: string;
  kind: FaultKind;
  /** How many calls it still strikes; null: until it is lifted. Calls that hang wait for that in any case. */
  left: number | null;
  lifted: PromiseWithResolvers<void>;
  /** Calls that hang by it now. */
  hanging: number;
}

/** Everything, no matter which order it is about. */
export const everything = "*";

/** What is made to go wrong in calls about an order, by its id at the gateway or ours; `capture:ID`: in PayPal's capture alone. */
export function faultsOf() {
  const faults = new Map<string, Fault>();
  const lost = new WeakSet<FastifyRequest>();

  const lift = (about: string) => {
    faults.get(about)?.lifted.resolve();
    faults.delete(about);
  };
  const next = (ids: readonly string[]): Fault | undefined => {
    const fault = [...ids, everything].map((id) => faults.get(id)).find((one) => one && one.left !== 0);
    if (fault?.left) fault.left--;
    return fault;
  };

  return {
    set(about: string, kind: FaultKind, times: number | null = null) {
      lift(about);
      faults.set(about, { about, kind, left: times, lifted: Promise.withResolvers(), hanging: 0 });
    },
    lift,
    liftAll: () => {
      for (const about of [...faults.keys()]) lift(about);
    },
    /** Whether a fault has answered the call in the place of the gateway. */
    async strike(reply: FastifyReply, ...ids: (string | undefined)[]): Promise<boolean> {
      const fault = next(ids.filter((id) => id !== undefined));
      if (fault?.kind === "hang") {
        fault.hanging++;
        await fault.lifted.promise;
      }
      if (fault?.kind === "lost") lost.add(reply.request);
      if (fault?.kind === "500") reply.code(500).send({ message: "The test gateway was told to fail." });
      if (fault?.kind === "unreadable") reply.code(200).type("text/html").send("<h1>Maintenance</h1>");
      return fault?.kind === "500" || fault?.kind === "unreadable";
    },
    /** About what calls hang now. */
    hanging: () => [...faults.values()].filter(({ hanging }) => hanging > 0).map(({ about }) => about),
    losesAnswerTo: (request: FastifyRequest) => lost.has(request),
  };
}
export type Faults = ReturnType<typeof faultsOf>;
