import { useEffect } from "react";
import { Toaster as SonnerToaster } from "sonner";
import { directionOf } from "#i18n/language.ts";
import { useWording } from "./page.tsx";
import "./css/toaster.css";

export { toast } from "sonner";

/** Draws toasts; fetched with the first one. Says when it listens: what is said before would be lost. */
export default function Toaster({ onReady }: { onReady: () => void }) {
  const { language } = useWording();
  useEffect(onReady, [onReady]);
  return <SonnerToaster dir={directionOf(language)} position="bottom-center" />;
}
