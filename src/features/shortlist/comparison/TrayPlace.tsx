import { type ComponentType, useEffect, useState } from "react";
import { usePage } from "#ui/page.tsx";
import { useComparedIds } from "./compared.ts";

/** Where the tray of what is picked lies, on every page; nobody who picks nothing fetches it. */
export function TrayPlace() {
  const { messages } = usePage();
  const isWanted = useComparedIds().length > 0;
  const [Tray, setTray] = useState<ComponentType>();
  useEffect(() => {
    if (!isWanted) return;
    Promise.all([import("./compare-tray/CompareTray.tsx"), messages.load("compare-tray")]).then(
      ([{ CompareTray }]) => setTray(() => CompareTray),
      // Without a network it comes with the next page.
      () => {},
    );
  }, [isWanted, messages]);
  return isWanted && Tray && <Tray />;
}
