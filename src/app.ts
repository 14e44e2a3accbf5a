import { readFileSync } from "node:fs";
import cookie from "@fastify/cookie";
import Fastify, { type FastifyInstance, type FastifyReply } from "fastify";
import { accountRoutes } from "#features/accounts/account.routes.ts";
import { phoneRoutes } from "#features/accounts/phone/phone.routes.ts";
import { phoneNoticeRoutes } from "#features/accounts/phone/phone-notice.routes.ts";
import { pictureRoutes } from "#features/accounts/picture/picture.routes.ts";
import { recoveryRoutes } from "#features/accounts/recovery/recovery.routes.ts";
import { recogniseSessions, usersOfRequest } from "#features/accounts/sessions/recognise.ts";
import { sessionCookieName } from "#features/accounts/sessions/session-cookie.ts";
import { activityRoutes } from "#features/administrators/activity/activity.routes.ts";
import { adminRoutes } from "#features/administrators/admin.routes.ts";
import { administratorsRoutes } from "#features/administrators/administrators.routes.ts";
import { isReviewerOf, recogniseAdministrators } from "#features/administrators/recognise-administrators.ts";
import { broadcastRoutes } from "#features/broadcasts/broadcast.routes.ts";
import { conversationReportRoutes } from "#features/conversations/admin/report.routes.ts";
import { conversationRoutes } from "#features/conversations/conversation.routes.ts";
import { leadRoutes } from "#features/conversations/leads/lead.routes.ts";
import { offerRoutes } from "#features/conversations/offers/offer.routes.ts";
import { chatPhotoRoutes } from "#features/conversations/photos/chat-photo.routes.ts";
import { preparedRoutes } from "#features/conversations/prepared/prepared.routes.ts";
import { viewingRoutes } from "#features/conversations/viewings/viewing.routes.ts";
import { dealerAdminRoutes } from "#features/dealers/admin/dealer-admin.routes.ts";
import { dealerRoutes } from "#features/dealers/application.routes.ts";
import { feedRoutes } from "#features/dealers/feeds/feed.routes.ts";
import { feedPhotoRoutes } from "#features/dealers/feeds/feed-photo.routes.ts";
import { keyRoutes } from "#features/dealers/keys/key.routes.ts";
import { recogniseKeys } from "#features/dealers/keys/recognise-keys.ts";
import { leadEventRoutes } from "#features/dealers/lead-events/lead-event.routes.ts";
import { ownShowroomRoutes } from "#features/dealers/own-showroom/own-showroom.routes.ts";
import { reviewAdminRoutes } from "#features/dealers/reviews/admin/review-admin.routes.ts";
import { reviewRoutes } from "#features/dealers/reviews/review.routes.ts";
import { showroomRoutes } from "#features/dealers/showrooms/showroom.routes.ts";
import { stockItemRoutes } from "#features/dealers/stock-api/stock-item.routes.ts";
import { stockImportRoutes } from "#features/dealers/stock-import/stock-import.routes.ts";
import { stockSourceRoutes } from "#features/dealers/stock-source/stock-source.routes.ts";
import { webhookRoutes as programWebhookRoutes } from "#features/dealers/webhooks/webhook.routes.ts";
import { inboxRoutes } from "#features/feedback/admin/inbox.routes.ts";
import { feedbackRoutes } from "#features/feedback/feedback.routes.ts";
import { inspectionAdminRoutes } from "#features/inspections/admin/inspection-admin.routes.ts";
import { inspectionRoutes } from "#features/inspections/inspection.routes.ts";
import { reportPhotoRoutes } from "#features/inspections/photos/report-photo.routes.ts";
import { contactRoutes } from "#features/listings/contact/contact.routes.ts";
import { keptCards } from "#features/listings/kept-cards.ts";
import { keptDetails } from "#features/listings/kept-details.ts";
import { type ListingDeps, listingRoutes } from "#features/listings/listing.routes.ts";
import { shareKitRoutes } from "#features/listings/share-kit/share-kit.routes.ts";
import { sharingRoutes } from "#features/listings/sharing/sharing.routes.ts";
import { mediaRoutes } from "#features/media/media.routes.ts";
import { uploadRoutes } from "#features/media/upload.routes.ts";
import { appealsAdminRoutes } from "#features/moderation/appeals/appeals-admin.routes.ts";
import { moderationRoutes } from "#features/moderation/moderation.routes.ts";
import { reviewTimeRoutes } from "#features/moderation/review-time/review-time.routes.ts";
import { rulesRoutes } from "#features/moderation/rules/rules.routes.ts";
import { secondLooksRoutes } from "#features/moderation/second-looks/second-looks.routes.ts";
import { trustFiguresRoutes } from "#features/moderation/trust-figures/trust-figures.routes.ts";
import { bellRoutes } from "#features/notifications/bell/bell.routes.ts";
import { choicesRoutes } from "#features/notifications/choices/choices.routes.ts";
import { stopRoutes } from "#features/notifications/choices/stop.routes.ts";
import { pushRoutes } from "#features/notifications/push/push.routes.ts";
import { unsubscribeRoutes } from "#features/notifications/unsubscribe/unsubscribe.routes.ts";
import { manifestRoutes } from "#features/offline/manifest.routes.ts";
import { costAdminRoutes } from "#features/ownership-costs/admin/cost-admin.routes.ts";
import { costRoutes } from "#features/ownership-costs/cost.routes.ts";
import { papersAdminRoutes } from "#features/papers/admin/papers-admin.routes.ts";
import { papersRoutes } from "#features/papers/papers.routes.ts";
import { paymentAdminRoutes } from "#features/payments/admin/payment-admin.routes.ts";
import { invoiceRoutes } from "#features/payments/invoices/invoice.routes.ts";
import { paymentRoutes } from "#features/payments/payment.routes.ts";
import { receiptRoutes } from "#features/payments/receipt.routes.ts";
import { webhookRoutes } from "#features/payments/webhook.routes.ts";
import { planAdminRoutes } from "#features/plans/admin/plan-admin.routes.ts";
import { approvalRoutes } from "#features/plans/approvals/approval.routes.ts";
import { limitsRoutes } from "#features/plans/limits.routes.ts";
import { planRoutes } from "#features/plans/plan.routes.ts";
import { verificationRoutes } from "#features/plans/verification/verification.routes.ts";
import { valueRoutes } from "#features/pricing/value.routes.ts";
import { referenceRoutes } from "#features/reference/reference.routes.ts";
import { landingRoutes } from "#features/search/landings/landing.routes.ts";
import { type SearchDeps, searchRoutes } from "#features/search/search.routes.ts";
import { analyticsRoutes } from "#features/selling/analytics/analytics.routes.ts";
import { appealsRoutes } from "#features/selling/appeals/appeals.routes.ts";
import { draftsRoutes } from "#features/selling/drafts/drafts.routes.ts";
import { guideRoutes } from "#features/selling/guide/guide.routes.ts";
import { ownRoutes } from "#features/selling/own/own.routes.ts";
import { ownView, reviewerView } from "#features/selling/own/own-view.ts";
import { sellingRoutes } from "#features/selling/selling.routes.ts";
import { writtenRoutes } from "#features/selling/written/written.routes.ts";
import { settingsRoutes } from "#features/settings/settings.routes.ts";
import { comparisonRoutes } from "#features/shortlist/comparison/comparison.routes.ts";
import { favoriteRoutes } from "#features/shortlist/favorite.routes.ts";
import { noteSeen } from "#features/shortlist/recent/recent.queries.ts";
import { recentRoutes } from "#features/shortlist/recent/recent.routes.ts";
import { savedSearchRoutes } from "#features/shortlist/saved-searches/saved-search.routes.ts";
import { siteRoutes } from "#features/site/site.routes.ts";
import { noteActs } from "#features/staff/note-acts.ts";
import { staffRoutes } from "#features/staff/staff.routes.ts";
import { stockFiguresRoutes } from "#features/stock/figures/stock-figures.routes.ts";
import { stockRoutes } from "#features/stock/stock.routes.ts";
import { trustRoutes } from "#features/trust/trust.routes.ts";
import { userAdminRoutes } from "#features/users/user-admin.routes.ts";
import { vinRoutes } from "#features/vin/vin.routes.ts";
import { defaultLanguage } from "#i18n/language.ts";
import { loadServerMessages } from "#i18n/server-messages.ts";
import { statsRoutes } from "#pages/admin/overview/stats.routes.ts";
import { reportRoutes } from "#pages/admin/reports/report.routes.ts";
import { waitingRoutes } from "#pages/admin/waiting/waiting.routes.ts";
import { dataRoutes } from "#pages/data-rights/data.routes.ts";
import { liveRoutes } from "#pages/frame/live.routes.ts";
import { sitemapRoutes } from "#pages/sitemap/sitemap.routes.ts";
import { valuePictureRoutes } from "#pages/value/value-picture.routes.ts";
import { replicaOf } from "#platform/db/connect.ts";
import { compression } from "#platform/http/compress.ts";
import { errorHandling, notFound, unreadable } from "#platform/http/errors.ts";
import { type GuestPages, guestPageCounter, guestPages } from "#platform/http/guest-pages.ts";
import { health } from "#platform/http/health.ts";
import { inProcessCalls } from "#platform/http/in-process-calls.ts";
import { lastAnswers } from "#platform/http/last-answers.ts";
import { limits } from "#platform/http/limits.ts";
import { logSerializers } from "#platform/http/log-serializers.ts";
import { openapi } from "#platform/http/openapi.ts";
import { ownWrites } from "#platform/http/own-writes.ts";
import { patience } from "#platform/http/patience.ts";
import { policies } from "#platform/http/policies.ts";
import type { Renderer } from "#platform/http/renderer.ts";
import { rendering } from "#platform/http/rendering.ts";
import { security } from "#platform/http/security.ts";
import { compileSerializer } from "#platform/http/serializer.ts";
import { compileValidator } from "#platform/http/validation.ts";
import { visitor } from "#platform/http/visitor.ts";
import { outboxRoutes } from "#platform/mail/outbox.routes.ts";
import { type Metrics, openMetrics } from "#platform/metrics/metrics.ts";
import { type ArrivalLimits, arrivalLimits, databaseLimitMs } from "#platform/process/time-limits.ts";
import { isGuestPage } from "./guest-pages.ts";

const stockGuide = readFileSync(new URL("../docs/stock-api.md", import.meta.url), "utf8");

/** How the application is assembled, beyond what its features need. */
export interface AppOptions extends SearchDeps, Pick<ListingDeps, "similarIds"> {
  /** Absent where no page is rendered: tests of the API, and development, where Vite brings its own. */
  renderer?: () => Promise<Renderer>;
  development?: boolean;
  /** Where pages for guests are kept; tests bring a clock of their own. */
  guestPages?: GuestPages;
  /** The figures of this process that /metrics tells beside those of its requests. */
  metrics?: Metrics;
  /** Where lines of the log go instead of the standard output. */
  logTo?: { write: (line: string) => void };
  /** Shorter ones, for tests of what never arrives. */
  arrival?: ArrivalLimits;
}

/** Builds the whole web application without listening; the caller listens, injects or closes. */
export async function buildApp(deps: AppOptions): Promise<FastifyInstance> {
  const { config, db } = deps;
  const { requestMs, headMs, checkMs } = deps.arrival ?? arrivalLimits;
  const words = await loadServerMessages();
  const metrics = deps.metrics ?? openMetrics();
  const app = Fastify({
    // An address that cannot even be read never reaches a hook, so its refusal takes the default language.
    frameworkErrors: (_error, _request, reply) => unreadable(reply as FastifyReply, words[defaultLanguage]),
    logger: {
      level: config.logLevel,
      serializers: logSerializers,
      ...(deps.logTo && { stream: deps.logTo }),
    },
    trustProxy: proxies(config.trustProxy),
    bodyLimit: 256 * 1024,
    routerOptions: { maxParamLength: 200 },
    requestTimeout: requestMs,
    http: { requestTimeout: requestMs, headersTimeout: headMs, connectionsCheckingInterval: checkMs },
    // What still comes over a connection that was kept is answered, for it may be what nobody can send again.
    return503OnClosing: false,
  });
  app.setValidatorCompiler(compileValidator as never);
  app.setSerializerCompiler(compileSerializer);
  app.removeContentTypeParser("text/plain");
  // Many clients name JSON on every call, also on a DELETE that has no body.
  const readJson = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) =>
    body === "" ? done(null, undefined) : readJson(request, body as string, done),
  );

  await app.register(lastAnswers);
  await app.register(policies);
  await app.register(inProcessCalls, { holdsAnswers: config.env === "test" });
  await app.register(compression);
  await app.register(cookie);
  await app.register(visitor, { words });
  await app.register(security, { publicUrl: config.publicUrl, development: deps.development ?? false });
  await app.register(errorHandling);
  await app.register(limits, { perMinute: config.rateLimit, db, secret: config.sessionSecret });
  // Development compiles, and tests share a busy machine: neither is a database that is away.
  const hurried = !deps.development && config.env !== "test";
  await app.register(patience, { databaseMs: hurried ? databaseLimitMs : 30_000 });
  await app.register(health, {
    db,
    metrics,
    metricsToken: config.metricsToken,
    // In development Vite compiles on the same thread, for seconds at first, and tests share a busy machine: that is
    // no overload (0: off).
    maxEventLoopDelayMs: deps.development || config.env === "test" ? 0 : 5000,
  });
  await app.register(openapi, {
    publicUrl: config.publicUrl,
    sessionCookie: sessionCookieName(config.publicUrl),
    guides: { Stock: stockGuide.replaceAll("https://mishwar.example", config.publicUrl) },
  });
  await app.register(recogniseSessions, deps);
  await app.register(recogniseAdministrators, deps);
  await app.register(recogniseKeys, deps);
  await app.register(ownWrites, { replica: replicaOf(db), publicUrl: config.publicUrl });

  await app.register(noteActs, deps);

  const cards = keptCards(deps);
  const details = keptDetails(deps);
  await app.register(searchRoutes, { ...deps, cards });
  await app.register(listingRoutes, { ...deps, ownView, reviewerView, noteSeen, cards, details });
  await app.register(shareKitRoutes, { ...deps, ownView, details });
  await app.register(contactRoutes, deps);
  await app.register(accountRoutes, deps);
  await app.register(recoveryRoutes, deps);
  await app.register(phoneRoutes, deps);
  await app.register(phoneNoticeRoutes, deps);
  await app.register(dataRoutes, deps);
  await app.register(pictureRoutes, deps);
  await app.register(ownRoutes, deps);
  await app.register(draftsRoutes, deps);
  await app.register(guideRoutes, deps);
  await app.register(writtenRoutes);
  await app.register(reviewTimeRoutes, deps);
  await app.register(trustFiguresRoutes, deps);
  await app.register(favoriteRoutes, deps);
  await app.register(recentRoutes, { ...deps, cards });
  await app.register(comparisonRoutes, deps);
  await app.register(savedSearchRoutes, deps);
  await app.register(bellRoutes, deps);
  await app.register(choicesRoutes, deps);
  await app.register(pushRoutes, deps);
  await app.register(stopRoutes, deps);
  await app.register(conversationRoutes, deps);
  await app.register(conversationReportRoutes, deps);
  await app.register(offerRoutes, deps);
  await app.register(viewingRoutes, deps);
  await app.register(leadRoutes, deps);
  await app.register(preparedRoutes, deps);
  await app.register(chatPhotoRoutes, deps);
  await app.register(liveRoutes, deps);
  await app.register(feedbackRoutes, deps);
  await app.register(inboxRoutes, deps);
  await app.register(moderationRoutes, deps);
  await app.register(appealsAdminRoutes, deps);
  await app.register(secondLooksRoutes, deps);
  await app.register(rulesRoutes, deps);
  await app.register(mediaRoutes, { ...deps, usersOf: usersOfRequest(deps), isReviewer: isReviewerOf(deps) });
  await app.register(uploadRoutes, deps);
  await app.register(sellingRoutes, deps);
  await app.register(appealsRoutes, deps);
  await app.register(papersRoutes, deps);
  await app.register(inspectionRoutes, deps);
  await app.register(reportPhotoRoutes, deps);
  await app.register(analyticsRoutes, deps);
  await app.register(sharingRoutes, deps);
  await app.register(landingRoutes, deps);
  await app.register(costRoutes, { ...deps, ownView, details });
  await app.register(trustRoutes, { ...deps, ownView, details });
  await app.register(costAdminRoutes, deps);
  await app.register(valueRoutes, deps);
  await app.register(vinRoutes, deps);
  await app.register(sitemapRoutes, deps);
  await app.register(valuePictureRoutes, deps);
  await app.register(planRoutes, deps);
  await app.register(planAdminRoutes, deps);
  await app.register(limitsRoutes, deps);
  await app.register(verificationRoutes, deps);
  await app.register(approvalRoutes, deps);
  await app.register(paymentRoutes, deps);
  await app.register(receiptRoutes, deps);
  await app.register(invoiceRoutes, deps);
  await app.register(webhookRoutes, deps);
  await app.register(adminRoutes, deps);
  await app.register(statsRoutes, deps);
  await app.register(waitingRoutes, deps);
  await app.register(reportRoutes, deps);
  await app.register(paymentAdminRoutes, deps);
  await app.register(userAdminRoutes, deps);
  await app.register(settingsRoutes, deps);
  await app.register(administratorsRoutes, deps);
  await app.register(activityRoutes, deps);
  await app.register(broadcastRoutes, deps);
  await app.register(unsubscribeRoutes, deps);
  await app.register(dealerRoutes, deps);
  await app.register(showroomRoutes, deps);
  await app.register(ownShowroomRoutes, deps);
  await app.register(reviewRoutes, deps);
  await app.register(stockImportRoutes, deps);
  await app.register(stockSourceRoutes, deps);
  await app.register(stockRoutes, deps);
  await app.register(staffRoutes, deps);
  await app.register(stockFiguresRoutes, deps);
  await app.register(keyRoutes, deps);
  await app.register(stockItemRoutes, deps);
  await app.register(leadEventRoutes, deps);
  await app.register(programWebhookRoutes, deps);
  await app.register(feedRoutes, deps);
  await app.register(feedPhotoRoutes, deps);
  await app.register(papersAdminRoutes, deps);
  await app.register(inspectionAdminRoutes, deps);
  await app.register(dealerAdminRoutes, deps);
  await app.register(reviewAdminRoutes, deps);
  await app.register(referenceRoutes, deps);
  await app.register(siteRoutes, deps);
  await app.register(manifestRoutes, deps);

  // Its mails hold links that sign in as anyone: see outbox.routes.ts.
  if (config.env !== "production") await app.register(outboxRoutes, { dataDir: config.dataDir });

  app.setNotFoundHandler(notFound);
  app.all("/api/*", { schema: { hide: true }, config: { policy: "public" } }, notFound);
  if (deps.renderer) {
    const assets = !deps.development;
    const mostBytes = config.guestPagesMb * 1024 ** 2;
    const onAnswer = guestPageCounter(metrics);
    const pages =
      deps.guestPages ?? (assets && mostBytes > 0 ? guestPages({ mostBytes, onAnswer }) : undefined);
    const guests = pages && { guests: { pages, isGuestPage } };
    await rendering(app, { renderer: deps.renderer, publicUrl: config.publicUrl, assets, ...guests });
  }
  return app;
}

/** As many proxies as the operator counted, from the nearest on, or those that the operator named. */
function proxies(trusted: number | string[]) {
  return typeof trusted === "number" ? (_address: string, hop: number) => hop < trusted : trusted;
}
