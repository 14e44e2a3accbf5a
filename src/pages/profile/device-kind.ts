/** What a device is to the eye: something for the hand, something for the desk, or nobody knows. */
export function deviceKind(system: string | null): "hand" | "desk" | "unknown" {
  if (system === "Android" || system === "iOS") return "hand";
  return system === null ? "unknown" : "desk";
}
