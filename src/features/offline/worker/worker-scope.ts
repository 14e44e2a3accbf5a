/** The parts of a service worker's surroundings that ours uses: the library of types for workers and that for pages exclude each other. */
export interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Told extends Lasting {
  data: unknown;
}
export interface Pushed extends Lasting {
  data: { json(): unknown } | null;
}
export interface Pressed extends Lasting {
  notification: { data: unknown; close(): void };
}
/** A page of the market that is open. */
interface Page {
  url: string;
  focus(): Promise<unknown>;
}
export interface WorkerScope {
  location: Location;
  addEventListener(type: "activate", listener: (event: Lasting) => void): void;
  addEventListener(type: "message", listener: (event: Told) => void): void;
  addEventListener(type: "push", listener: (event: Pushed) => void): void;
  addEventListener(type: "notificationclick", listener: (event: Pressed) => void): void;
  registration: { showNotification(title: string, options: object): Promise<void> };
  skipWaiting(): Promise<void>;
  clients: {
    claim(): Promise<void>;
    matchAll(which: { type: "window"; includeUncontrolled: true }): Promise<readonly Page[]>;
    openWindow(url: string): Promise<unknown>;
  };
}
