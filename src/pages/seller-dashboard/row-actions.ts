import type { OwnListing } from "#features/selling/own/own.contract.ts";

const asButtons = ["renew", "edit", "sold"] as const;
const room = 2;

/** Which actions stand in the row as buttons, the likeliest first, and which in its menu. */
export function placed({ actions, status }: Pick<OwnListing, "actions" | "status">) {
  // A live listing is more often sold or prolonged than edited, once it can be prolonged.
  const order = status === "active" && actions.includes("renew") ? (["renew", "sold"] as const) : asButtons;
  const buttons = order.filter((action) => actions.includes(action)).slice(0, room);
  return { buttons, rest: actions.filter((action) => !(buttons as readonly string[]).includes(action)) };
}
