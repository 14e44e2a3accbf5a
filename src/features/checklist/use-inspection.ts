import { useEffect, useRef, useState } from "react";
import { useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { forgetInspection, type Inspection, keepInspection, readInspection } from "./inspection-store.ts";

const none = (id: string): Inspection => ({ id, answers: {}, notes: {} });

/** The inspection of a car, kept on the device with each change; `isRead` once the device was asked. */
export function useInspection(id: string, name: Inspection["name"]) {
  const { t } = useWording();
  const [kept, setKept] = useState<{ inspection: Inspection; isRead: boolean }>();
  useEffect(() => {
    let isCurrent = true;
    const take = (found: Inspection | undefined) =>
      isCurrent && setKept({ inspection: found ?? none(id), isRead: true });
    readInspection(id).then(take, () => take(undefined));
    return () => {
      isCurrent = false;
    };
  }, [id]);
  const current = kept?.inspection.id === id ? kept : { inspection: none(id), isRead: false };
  // Two changes may come before the page is drawn again.
  const latest = useRef(current.inspection);
  latest.current = current.inspection;
  const change = (changed: (before: Inspection) => Inspection) => {
    const next = { ...changed(latest.current), ...(name && { name }) };
    latest.current = next;
    setKept({ inspection: next, isRead: true });
    keepInspection(next).catch(() => toast("error", t("checklist.notKept")));
  };
  const forget = async () => {
    await forgetInspection(id).catch(() => undefined);
    setKept({ inspection: none(id), isRead: true });
  };
  return { ...current, change, forget };
}
