import { useEffect, useState } from "react";

/** What Chromium's browsers say when the market can be installed as an app; no standard yet, so no types have it. */
interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}
declare global {
  interface Window {
    /** Kept by the script that starts the others (`start-script.ts`): the browser may say it before any of them runs. */
    installPrompt?: InstallPrompt | undefined;
  }
}

/** Opens the browser's own question whether to install the market; undefined where the browser has none, or asked already. */
export function useInstall(): (() => Promise<void>) | undefined {
  const [prompt, setPrompt] = useState<InstallPrompt>();
  useEffect(() => {
    const know = () => setPrompt(window.installPrompt);
    const installed = () => {
      window.installPrompt = undefined;
      know();
    };
    know();
    addEventListener("beforeinstallprompt", know);
    addEventListener("appinstalled", installed);
    return () => {
      removeEventListener("beforeinstallprompt", know);
      removeEventListener("appinstalled", installed);
    };
  }, []);
  return (
    prompt &&
    (async () => {
      // A prompt asks once; the browser gives another when it is willing to be asked again.
      window.installPrompt = undefined;
      setPrompt(undefined);
      await prompt.prompt();
    })
  );
}
