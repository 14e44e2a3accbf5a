import type { FastifyInstance, FastifyReply } from "fastify";
import type { Deps } from "#deps";
import { findLiveSessions } from "#features/accounts/sessions/session.queries.ts";
import { countUnreadMessages } from "#features/conversations/unread.queries.ts";
import { countUnread } from "#features/notifications/bell/bell.queries.ts";
import { serve } from "#platform/http/contract.ts";
import { eventText, type LiveStream, liveHub } from "#platform/live/live-hub.ts";
import { liveContract } from "./live.contract.ts";

/** So much that a browser has not taken yet, in bytes, and its stream ends: it comes back and asks for what it missed. */
const mostWaiting = 256 * 1024;
/** How often sessions are looked at whose end nobody told: they ran out, or it was told while the channel was away. */
const lookMs = 300_000;

/** The stream of what happens to a user, as it happens. */
export async function liveRoutes(app: FastifyInstance, { db, clock, live = liveHub() }: Deps): Promise<void> {
  const look = async () => {
    const open = live.sessions();
    if (open.length === 0) return;
    const lasting = new Set(await findLiveSessions(db, open, clock()));
    const ended = open.filter((id) => !lasting.has(id));
    if (ended.length > 0) live.receive(JSON.stringify({ ended }));
  };
  const timer = setInterval(
    () => look().catch((error) => app.log.warn(error, "sessions were not looked at")),
    lookMs,
  );
  timer.unref();
  app.addHook("preClose", async () => {
    clearInterval(timer);
    live.close();
  });

  serve(app, "Live", liveContract, {
    "GET /api/events": async ({ actor, request, reply }) => {
      // HEAD is answered by the same handler.
      if (request.method !== "GET") return "";
      // Who sells for a dealership hears its buyers, and what else happens to the own account.
      const { staff } = actor;
      const messagesOf = staff?.dealershipId ?? actor.id;
      const mayTalk = staff?.role !== "stock";
      // Under the place in staff nothing is told: who keeps the stock hears no buyers.
      const heard = mayTalk ? messagesOf : staff.id;
      const instead = heard === actor.id ? undefined : { of: heard, events: ["message", "seen"] };
      const stream: LiveStream = {
        userId: actor.id,
        sessionId: actor.sessionId,
        instead,
        ...begin(reply),
      };
      reply.raw.on("close", live.open(stream));
      // What is distinguished from here on is in the stream; what was there before is counted.
      try {
        const [messages, notifications] = await Promise.all([
          mayTalk ? countUnreadMessages(db, messagesOf) : { unread: 0, undelivered: false },
          countUnread(db, actor.id),
        ]);
        const { unread, undelivered } = messages;
        stream.send(eventText("hello", { messages: unread, undelivered, notifications }));
      } catch (error) {
        request.log.warn(error, "a stream was not greeted");
        reply.raw.destroy();
      }
      return "";
    },
  });
}

/** Takes the answer out of the framework's hands: it does not end. */
function begin(reply: FastifyReply): Pick<LiveStream, "send" | "end"> {
  reply.type("text/event-stream; charset=utf-8");
  reply.hijack();
  const { raw } = reply;
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    "cache-control": "no-store, no-transform",
    // A proxy that collects an answer before it passes it on would keep everything back.
    "x-accel-buffering": "no",
  });
  raw.on("error", () => raw.destroy());
  return {
    send: (text) => {
      if (raw.writableEnded || raw.destroyed) return;
      raw.write(text);
      if (raw.writableLength > mostWaiting) raw.destroy();
    },
    end: () => raw.end(),
  };
}
