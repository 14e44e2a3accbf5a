import type { PageContext } from "#platform/page/context.ts";

export const homePage = {
  loader: async ({ context }: { context: PageContext }) => {
    await context.messages.load("common");
  },
};
