import { QueryClientProvider } from "@tanstack/react-query";
import { TrayPlace } from "#features/shortlist/comparison/TrayPlace.tsx";
import { accountParts } from "#pages/frame/account-parts.tsx";
import { loadAccount } from "#pages/frame/load-account.ts";
import type { PageContext } from "#platform/page/context.ts";
import { makeQueryClient } from "#platform/page/query-client.ts";
import type { Site } from "#platform/page/router/load.ts";
import type { Router } from "#platform/page/router/router.ts";
import { RouterView } from "#platform/page/router/view.tsx";
import { Document } from "#ui/shell/Document.tsx";
import { documentHead, loadDocument } from "#ui/shell/document.page.ts";
import { routes } from "./routes.tsx";

/** The pages of the market for one request of a page, or for the browser's stay. */
export function makeSite(given: Omit<PageContext, "queryClient">): Site {
  return {
    context: { ...given, queryClient: makeQueryClient() },
    routes,
    root: {
      loader: async ({ context }) => {
        await Promise.all([loadDocument(context), loadAccount(context)]);
      },
      head: documentHead,
    },
  };
}

/** The whole document, with what lies over every page. */
export function Market({ router }: { router: Router }) {
  return (
    <RouterView router={router}>
      <QueryClientProvider client={router.context.queryClient}>
        <Document account={accountParts}>
          <TrayPlace />
        </Document>
      </QueryClientProvider>
    </RouterView>
  );
}
