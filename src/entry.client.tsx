import "#ui/ui.css";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import type { Namespace } from "#i18n/catalogue.ts";
import { isLanguage } from "#i18n/language.ts";
import { makePageMessages } from "#i18n/page-messages.ts";
import { browserApi } from "#platform/page/browser-api.ts";
import { takePageData } from "#platform/page/page-data.ts";
import { takenOver } from "#platform/page/router/router.ts";
import { Market, makeSite } from "./site.tsx";

const { lang, dataset } = document.documentElement;
const messages = makePageMessages(isLanguage(lang) ? lang : "ar");
// The server rendered with these namespaces; hydration needs the same words at hand.
await messages.load(...((dataset.messages ?? "").split(" ") as Namespace[]));

const now = new Date(Number(dataset.now));
const site = makeSite({
  api: browserApi,
  messages,
  theme: dataset.theme === "dark" ? "dark" : "light",
  publicUrl: dataset.publicUrl ?? location.origin,
  now,
});
const router = await takenOver(site, takePageData(site.context.queryClient, now));
router.start(now.getTime());
// As a transition React works in short steps and lets the browser answer between them.
startTransition(() => {
  hydrateRoot(document, <Market router={router} />);
});

// What it takes to go on without a network comes last of all; where the network left before, the next page brings it.
const whenIdle = self.requestIdleCallback ?? setTimeout;
whenIdle(() =>
  import("#features/offline/keep-offline.ts")
    .then(({ keepOffline }) => keepOffline({ messages }))
    .catch(() => {}),
);
