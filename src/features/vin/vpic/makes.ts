import { brandBySlug } from "#features/reference/reference.ts";

/** Makes that are sold here under the name of another brand. */
const others: Readonly<Record<string, string>> = { ram: "dodge" };

/** The brand of ours that a make of vPIC is. */
export function brandOfMake(make: string): string | undefined {
  const slug = make.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  return others[slug] ?? brandBySlug("car", slug)?.slug;
}
