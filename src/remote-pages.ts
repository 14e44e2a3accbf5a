import { remoteModules } from "#platform/page/define-page.tsx";

/**
 * The pages that most visits never come to, by address: their source files, for the server, and their chunks. What stands
 * here costs no first visit anything; a page is added here and, with its address, in routes.tsx.
 */
export const pages = {
  "/forgot-password": {
    module: "src/features/accounts/recovery-pages/forgot.screen.ts",
    chunk: () => import("#features/accounts/recovery-pages/forgot.screen.ts"),
  },
  "/reset-password": {
    module: "src/features/accounts/recovery-pages/reset.screen.ts",
    chunk: () => import("#features/accounts/recovery-pages/reset.screen.ts"),
  },
  "/verify-email": {
    module: "src/features/accounts/recovery-pages/verify.screen.ts",
    chunk: () => import("#features/accounts/recovery-pages/verify.screen.ts"),
  },
  "/profile": {
    module: "src/features/accounts/profile/profile.screen.ts",
    chunk: () => import("#features/accounts/profile/profile.screen.ts"),
  },
  "/add-car": {
    module: "src/features/listings/selling/form/add-car.screen.ts",
    chunk: () => import("#features/listings/selling/form/add-car.screen.ts"),
  },
  "/add-motorcycle": {
    module: "src/features/listings/selling/form/add-motorcycle.screen.ts",
    chunk: () => import("#features/listings/selling/form/add-motorcycle.screen.ts"),
  },
  "/edit-car/$id": {
    module: "src/features/listings/selling/form/edit.screen.ts",
    chunk: () => import("#features/listings/selling/form/edit.screen.ts"),
  },
  "/favorites": {
    module: "src/features/shortlist/favorites/favorites.screen.ts",
    chunk: () => import("#features/shortlist/favorites/favorites.screen.ts"),
  },
  "/compare": {
    module: "src/features/shortlist/comparison/compare/compare.screen.ts",
    chunk: () => import("#features/shortlist/comparison/compare/compare.screen.ts"),
  },
  "/notifications": {
    module: "src/features/notices/notifications/page/notifications.screen.ts",
    chunk: () => import("#features/notices/notifications/page/notifications.screen.ts"),
  },
  "/messages": {
    module: "src/features/conversations/page/messages.screen.ts",
    chunk: () => import("#features/conversations/page/messages.screen.ts"),
  },
  "/contact": {
    module: "src/features/feedback/contact/contact.screen.ts",
    chunk: () => import("#features/feedback/contact/contact.screen.ts"),
  },
  "/about": {
    module: "src/features/papers/about/about.screen.ts",
    chunk: () => import("#features/papers/about/about.screen.ts"),
  },
  "/terms": {
    module: "src/features/papers/terms/terms.screen.tsx",
    chunk: () => import("#features/papers/terms/terms.screen.tsx"),
  },
  "/privacy": {
    module: "src/features/papers/privacy/privacy.screen.tsx",
    chunk: () => import("#features/papers/privacy/privacy.screen.tsx"),
  },
  "/seo/$": {
    module: "src/features/listings/landings/landings.screen.tsx",
    chunk: () => import("#features/listings/landings/landings.screen.tsx"),
  },
  "/user-dashboard": {
    module: "src/features/listings/selling/dashboard/dashboard.screen.ts",
    chunk: () => import("#features/listings/selling/dashboard/dashboard.screen.ts"),
  },
  "/dealers": {
    module: "src/features/dealers/showrooms/directory/directory.screen.ts",
    chunk: () => import("#features/dealers/showrooms/directory/directory.screen.ts"),
  },
  "/dealers/$slug/{-$kind}": {
    module: "src/features/dealers/showrooms/page/showroom.screen.ts",
    parts: ["src/features/listings/browse/browse.screen.ts"],
    chunk: () => import("#features/dealers/showrooms/page/showroom.screen.ts"),
  },
  "/my-showroom": {
    module: "src/features/dealers/own-showroom/edit/my-showroom.screen.ts",
    chunk: () => import("#features/dealers/own-showroom/edit/my-showroom.screen.ts"),
  },
  "/import-listings": {
    module: "src/features/dealers/stock-import/import-page/import-page.screen.ts",
    chunk: () => import("#features/dealers/stock-import/import-page/import-page.screen.ts"),
  },
  "/dealership-registration": {
    module: "src/features/dealers/registration/registration.screen.ts",
    chunk: () => import("#features/dealers/registration/registration.screen.ts"),
  },
  "/subscriptions": {
    module: "src/features/plans/subscriptions/subscriptions.screen.ts",
    chunk: () => import("#features/plans/subscriptions/subscriptions.screen.ts"),
  },
  "/payment/$": {
    module: "src/features/payments/paying/result/payment.screen.ts",
    chunk: () => import("#features/payments/paying/result/payment.screen.ts"),
  },
  "/admin-login": {
    module: "src/features/admin/sign-in/admin-login.screen.ts",
    chunk: () => import("#features/admin/sign-in/admin-login.screen.ts"),
  },
  "/enhanced-admin-dashboard": {
    module: "src/features/admin/dashboard/admin-dashboard.screen.ts",
    chunk: () => import("#features/admin/dashboard/admin-dashboard.screen.ts"),
  },
  "/admin-security": {
    module: "src/features/admin/security/security.screen.ts",
    chunk: () => import("#features/admin/security/security.screen.ts"),
  },
  "/admin-invitation": {
    module: "src/features/admin/administrators/invitation-page/invitation.screen.ts",
    chunk: () => import("#features/admin/administrators/invitation-page/invitation.screen.ts"),
  },
  "/analytics": {
    module: "src/features/listings/selling/analytics/analytics.screen.ts",
    chunk: () => import("#features/listings/selling/analytics/analytics.screen.ts"),
  },
  "/offline": {
    module: "src/features/offline/page/offline.screen.ts",
    chunk: () => import("#features/offline/page/offline.screen.ts"),
  },
};

remoteModules("src/remote-pages.ts", pages);
