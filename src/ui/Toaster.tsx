import { useEffect } from "react";
import { Toaster as SonnerToaster, toast } from "sonner";
import { directionOf } from "#i18n/language.ts";
import { useLocation } from "#platform/page/routing.ts";
import { useWording } from "./page.tsx";
import "./css/toaster.css";

export { toast };

/** What is said and then leads elsewhere within this time, in milliseconds, is meant for the next page. */
const sameActMs = 1500;
const said = new Map<string | number, number>();

/** A toast that goes when the page does. */
export const noteSaid = (id: string | number) => void said.set(id, Date.now());

function dismissEarlier() {
  for (const [id, at] of said) {
    if (Date.now() - at < sameActMs) continue;
    toast.dismiss(id);
    said.delete(id);
  }
}

/** Draws toasts; fetched with the first one. Says when it listens: what is said before would be lost. */
export default function Toaster({ onReady }: { onReady: () => void }) {
  const { language } = useWording();
  const { pathname } = useLocation();
  useEffect(onReady, [onReady]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is what it waits for
  useEffect(dismissEarlier, [pathname]);
  return <SonnerToaster dir={directionOf(language)} position="bottom-center" />;
}
