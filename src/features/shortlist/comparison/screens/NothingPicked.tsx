import { GitCompareArrows } from "lucide-react";
import { NothingYet } from "#ui/NothingYet.tsx";
import { useWording } from "#ui/page.tsx";
import { mostCompared } from "../comparison.schema.ts";

/** Nothing is compared yet: how it is done, and where. */
export function NothingPicked() {
  const { t } = useWording();
  const text = t("compare.emptyText", { count: mostCompared });
  return <NothingYet icon={GitCompareArrows} title={t("compare.empty")} text={text} />;
}
