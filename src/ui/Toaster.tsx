import { useEffect, useRef } from "react";
import { Toaster as SonnerToaster, toast } from "sonner";
import { directionOf } from "#i18n/language.ts";
import { useLocation } from "#platform/page/routing.ts";
import { useWording } from "./page.tsx";
import "./css/toaster.css";

export { toast } from "sonner";

/** Draws toasts; fetched with the first one. Says when it listens: what is said before would be lost. */
export default function Toaster({ onReady }: { onReady: () => void }) {
  const { language } = useWording();
  useEffect(onReady, [onReady]);
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    // What was done may be said on the page that follows; what failed belongs to the page where it failed.
    for (const shown of toast.getToasts()) {
      if ("type" in shown && shown.type === "error") toast.dismiss(shown.id);
    }
  }, [pathname]);
  return <SonnerToaster dir={directionOf(language)} position="bottom-center" />;
}
