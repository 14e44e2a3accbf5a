/** A user signed in, or out, in another tab of this browser; "check" where a page wakes up and may have missed it. */
export type SessionNews = "in" | "out" | "check";

let channel: BroadcastChannel | undefined;

/** Listens to the other tabs, and to this page being taken from the browser's memory again. Returns what stops it. */
export function hearOtherTabs(hear: (news: SessionNews) => void): () => void {
  const woken = ({ persisted }: PageTransitionEvent) => persisted && hear("check");
  addEventListener("pageshow", woken);
  if (typeof BroadcastChannel !== "undefined") {
    channel = new BroadcastChannel("account");
    channel.onmessage = ({ data }) => (data === "in" || data === "out") && hear(data);
  }
  return () => {
    removeEventListener("pageshow", woken);
    channel?.close();
    channel = undefined;
  };
}

/** The channel itself does not hear what it says. */
export const tellOtherTabs = (news: "in" | "out") => channel?.postMessage(news);
