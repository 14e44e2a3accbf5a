import { useWording } from "#ui/page.tsx";
import type { FieldName } from "./fields.ts";
import { steps } from "./MotorcycleParts.tsx";
import { originFields } from "./OriginAndPapers.tsx";
import { Section } from "./Section.tsx";

const optional: readonly FieldName[] = [
  ...originFields,
  "condition",
  "fuelType",
  "gearType",
  "exteriorColor",
  "bikeEngineSize",
];
const isNeeded = (name: FieldName) => !optional.includes(name);

/** The steps of the wizard under one another, for a motorcycle that is there already. */
export function MotorcycleSections() {
  const { t } = useWording();
  return steps.map(({ title, fields, Part }, index) => (
    <Section
      key={title}
      number={index + 1}
      title={t(title)}
      open
      fields={fields}
      needs={fields.filter(isNeeded)}
    >
      <Part />
    </Section>
  ));
}
