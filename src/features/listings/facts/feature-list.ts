import { type FeatureGroup, featureGroups, featuresByGroup } from "#features/reference/enumerations.ts";

/** A listing's features under the headings of the reference list; what a seller added in free words comes last. */
export function groupFeatures(
  features: readonly string[],
): { group: FeatureGroup | "other"; features: string[] }[] {
  const known = featureGroups.map((group) => ({
    group: group as FeatureGroup | "other",
    features: featuresByGroup[group].filter((slug) => features.includes(slug)) as string[],
  }));
  const listed: readonly string[] = Object.values(featuresByGroup).flat();
  const other = features.filter((feature) => !listed.includes(feature));
  return [...known, { group: "other" as const, features: other }].filter((one) => one.features.length > 0);
}
