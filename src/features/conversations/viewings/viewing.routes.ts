import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import type { Deps } from "#deps";
import { AppError } from "#errors";
import { vehicleName } from "#features/reference/vehicle-name.ts";
import type { Language } from "#i18n/language.ts";
import { loadServerMessages } from "#i18n/server-messages.ts";
import { type Actor, placeOf } from "#platform/http/actor.ts";
import { serve } from "#platform/http/contract.ts";
import { rateLimiter } from "#platform/limits/rate-limit.ts";
import { nameOf } from "../conversation.present.ts";
import { findConversation } from "../conversation.queries.ts";
import { calendarFile } from "./calendar-file.ts";
import { confirmViewing, endViewing, proposeViewing } from "./verbs/arrange-viewing.ts";
import { viewingContract } from "./viewing.contract.ts";
import { isOpen, presentViewing } from "./viewing.present.ts";
import { findViewing, findViewings, type ViewingRow } from "./viewing.queries.ts";
import { remindBefore } from "./viewing.schema.ts";

/** Viewings within conversations, and each as a file for calendars. */
export async function viewingRoutes(app: FastifyInstance, { db, clock, config }: Deps): Promise<void> {
  const { host } = new URL(config.publicUrl);
  const words = await loadServerMessages();
  const limiterIn = (tx: typeof db) => rateLimiter(tx, config.sessionSecret);
  const arranged = async (
    actor: Actor,
    work: (
      tx: typeof db,
      acting: { userId: string; staffId: string | null; at: Date; host: string },
    ) => Promise<ViewingRow>,
  ) => {
    const acting = { userId: actor.id, staffId: placeOf(actor), at: clock(), host };
    return presentViewing(await db.transaction().execute((tx) => work(tx, acting)), acting.at);
  };
  const ending =
    (how: "declined" | "cancelled") =>
    ({ actor, params: { id } }: { actor: Actor; params: { id: string } }) =>
      arranged(actor, (tx, acting) => endViewing(tx, limiterIn(tx), id, acting, how));

  async function fileOf(id: string, actor: Actor, language: Language): Promise<string> {
    const viewing = await findViewing(db, id, actor.id);
    const conversation = viewing && (await findConversation(db, actor.id, viewing.conversation_id));
    if (!conversation) throw new AppError("viewing.not_found");
    if (viewing.state !== "confirmed" || !isOpen(viewing, clock()))
      throw new AppError("viewing.not_open", { facts: { state: viewing.state } });
    const t = words[language];
    const vehicle = conversation.may_be_named
      ? vehicleName({ ...conversation, vehicleType: conversation.vehicle_type })[language]
      : t("conversations.unnamed");
    return calendarFile({
      uid: `viewing-${id}@${host}`,
      title: t("viewings.fileTitle", { vehicle, name: nameOf(conversation) }),
      description: t("viewings.advice"),
      url: `${config.publicUrl}/messages?c=${conversation.id}`,
      startsAt: new Date(viewing.at ?? viewing.until),
      at: clock(),
      remindMinutes: remindBefore / 60_000,
    });
  }

  serve(app, "Conversations", viewingContract, {
    "GET /api/conversations/:id/viewings": async ({ actor, params: { id } }) => {
      if (!(await findConversation(db, actor.id, id))) throw new AppError("conversation.not_found");
      const at = clock();
      return { data: (await findViewings(db, id)).map((row) => presentViewing(row, at)) };
    },

    "POST /api/conversations/:id/viewings": ({ actor, params: { id }, body: { times } }) =>
      arranged(actor, (tx, acting) => proposeViewing(tx, limiterIn(tx), id, { ...acting, times })),

    "POST /api/viewings/:id/confirm": ({ actor, params: { id }, body: { time } }) =>
      arranged(actor, (tx, acting) => confirmViewing(tx, limiterIn(tx), id, { ...acting, time })),

    "POST /api/viewings/:id/decline": ending("declined"),
    "POST /api/viewings/:id/cancel": ending("cancelled"),

    "GET /api/viewings/:id.ics": async ({ actor, params: { id }, request, reply }) => {
      const file = await fileOf(id, actor, request.language);
      reply
        .type("text/calendar; charset=utf-8")
        .header("content-disposition", 'attachment; filename="viewing.ics"');
      return Readable.from([file]);
    },
  });
}
