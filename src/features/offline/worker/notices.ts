import type { Pressed, Pushed, WorkerScope } from "./worker-scope.ts";

/** What the market sends (features/notifications/push/send-pushes.ts): in the reader's language, and no more than is shown. */
interface Told {
  title: string;
  body: string;
  link: string | null;
  language: "ar" | "en";
  /** One that is shown still gives way to another of the same. */
  tag: string;
}

/** Shows what the market sends to this device, and opens the page that it is about. */
export function takeNotices(worker: WorkerScope): void {
  worker.addEventListener("push", (event) => event.waitUntil(show(worker, event)));
  worker.addEventListener("notificationclick", (event) => event.waitUntil(open(worker, event)));
}

async function show(worker: WorkerScope, event: Pushed): Promise<void> {
  const told = event.data?.json() as Told | undefined;
  if (!told) return;
  const { title, body, link, language, tag } = told;
  await worker.registration.showNotification(title, {
    body,
    tag,
    renotify: true,
    lang: language,
    dir: language === "ar" ? "rtl" : "ltr",
    icon: "/app-icon-192.png",
    data: link,
  });
}

/** A page that is open already comes to the front; what is typed in another stays there. */
async function open(worker: WorkerScope, { notification }: Pressed): Promise<void> {
  notification.close();
  const { origin } = worker.location;
  const to = new URL(typeof notification.data === "string" ? notification.data : "/notifications", origin);
  if (to.origin !== origin) return;
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find(({ url }) => url === to.href);
  await (there ? there.focus() : worker.clients.openWindow(to.href));
}
