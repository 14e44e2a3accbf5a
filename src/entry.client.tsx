import "#ui/ui.css";
import { RouterClient } from "@tanstack/react-router/ssr/client";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import type { Namespace } from "#i18n/catalogue.ts";
import { isLanguage } from "#i18n/language.ts";
import { makePageMessages } from "#i18n/page-messages.ts";
import { browserApi } from "#platform/page/browser-api.ts";
import { makeRouter } from "./router.tsx";

const { lang, dataset } = document.documentElement;
const messages = makePageMessages(isLanguage(lang) ? lang : "ar");
// The server rendered with these namespaces; hydration needs the same words at hand.
await messages.load(...((dataset.messages ?? "").split(" ") as Namespace[]));

const router = makeRouter({
  api: browserApi,
  messages,
  theme: dataset.theme === "dark" ? "dark" : "light",
  publicUrl: dataset.publicUrl ?? location.origin,
  now: new Date(Number(dataset.now)),
});
// As a transition React works in short steps and lets the browser answer between them.
startTransition(() => {
  hydrateRoot(document, <RouterClient router={router} />);
});

// What it takes to go on without a network comes last of all; where the network left before, the next page brings it.
const whenIdle = self.requestIdleCallback ?? setTimeout;
whenIdle(() =>
  import("#features/offline/keep-offline.ts")
    .then(({ keepOffline }) => keepOffline({ messages }))
    .catch(() => {}),
);
