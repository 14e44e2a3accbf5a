import { queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { PageContext } from "#platform/page/context.ts";
import { usePage, useWording } from "#ui/page.tsx";
import { toast } from "#ui/Toasts.tsx";
import { whyFailed } from "#ui/why-failed.ts";

/** `installFirst`: an iPhone, whose browsers take notices only for what is on the home screen. */
export type DeviceState =
  | "unknown"
  | "unsupported"
  | "installFirst"
  | "blocked"
  | "notOffered"
  | "off"
  | "on";

const pushQuery = (api: PageContext["api"]) =>
  queryOptions({
    queryKey: ["push"],
    queryFn: ({ signal }) => api("GET /api/push/subscription", { signal }),
  });

const canPush = () => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
const isIphonePage = () =>
  /iP(hone|ad|od)/.test(navigator.userAgent) && !matchMedia("(display-mode: standalone)").matches;

/** The worker that shows notices; it is there already, unless the page came a moment ago. */
async function workerOf() {
  await navigator.serviceWorker.register("/service-worker.js");
  return (await navigator.serviceWorker.ready).pushManager;
}

/** Whether this device is told, and the way to change that. */
export function useDevice(shown: boolean) {
  const { t } = useWording();
  const { api, queryClient } = usePage();
  const query = pushQuery(api);
  const { data } = useQuery({ ...query, enabled: shown });
  const [state, setState] = useState<DeviceState>("unknown");
  useEffect(() => {
    if (!canPush()) setState(isIphonePage() ? "installFirst" : "unsupported");
    else if (Notification.permission === "denied") setState("blocked");
    else if (data && !data.isOffered) setState("notOffered");
    else if (data) setState(data.isOn && Notification.permission === "granted" ? "on" : "off");
  }, [data]);

  const { mutate: change, isPending } = useMutation({
    mutationFn: (work: () => Promise<boolean>) => work(),
    onSuccess: (isOn) => queryClient.setQueryData(query.queryKey, (now) => now && { ...now, isOn }),
    onError: (error) =>
      toast("error", t("notice-choices.deviceFailed"), whyFailed(error, t, t("notice-choices.tryAgain"))),
  });

  const switchOn = () =>
    change(async () => {
      const permission = await Notification.requestPermission();
      if (permission === "denied") setState("blocked");
      if (permission !== "granted" || !data) return false;
      const manager = await workerOf();
      // One that was made with another key, or for another user, is of no use.
      await (await manager.getSubscription())?.unsubscribe();
      const made = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: data.publicKey });
      const { endpoint = "", keys = {} } = made.toJSON();
      const { p256dh = "", auth = "" } = keys;
      await api("POST /api/push/subscription", { body: { endpoint, keys: { p256dh, auth } } });
      toast("success", t("notice-choices.deviceOn"));
      return true;
    });

  const switchOff = () =>
    change(async () => {
      const subscription = await (await workerOf()).getSubscription();
      if (subscription) {
        await api("DELETE /api/push/subscription", { body: { endpoint: subscription.endpoint } });
        await subscription.unsubscribe();
      }
      toast("success", t("notice-choices.deviceOff"));
      return false;
    });

  return { state, isPending, switchOn, switchOff };
}
