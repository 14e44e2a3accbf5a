import { lazy } from "react";
import type { PageContext } from "#platform/page/context.ts";
import { showOverlay } from "#ui/Overlay.tsx";
import { askToSignIn } from "#ui/sign-in.ts";
import { preloadToasts } from "#ui/Toasts.tsx";
import type { SearchToSave } from "./SaveDialog.tsx";

const load = () => import("./SaveDialog.tsx");
const SaveDialog = lazy(load);

/** Asks what a search is to be called and when it alerts; a guest signs in first. */
export async function askToSave({ messages }: PageContext, search: SearchToSave): Promise<void> {
  if (!(await askToSignIn("signIn", "search"))) return;
  preloadToasts();
  await Promise.all([messages.load("saved-searches"), load()]);
  showOverlay(<SaveDialog {...search} onClose={() => showOverlay()} />);
}
