import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { adminApi } from "#features/administrators/client/admin-api.ts";
import { useChange } from "#features/administrators/list/use-change.ts";
import { ActButton } from "#ui/kit/form/ActButton.tsx";
import { NumberText } from "#ui/kit/form/fields.tsx";
import { useWording } from "#ui/page.tsx";
import { CostLine } from "../../CostLine.tsx";
import type { CostItem } from "../../cost.schema.ts";
import * as costsStyles from "../../costs.module.css";
import type { CostTable } from "../cost-admin.contract.ts";
import * as costsTabStyles from "./costs-tab.module.css";
import { exampleIn, type Line, rowIn, type Typed } from "./form.ts";

interface Props {
  table: CostTable;
  lines: readonly Line[];
}

/** What the page of an example vehicle would say by what is typed, before it is entered. */
export function Preview({ table, lines }: Props) {
  const { t } = useWording();
  const typed = useFormContext<Typed>().watch();
  const [seen, setSeen] = useState<{ of: string; item: CostItem }>();
  const { pending, errors, run } = useChange();
  const body = { ...rowIn(table, typed, lines), example: exampleIn(table, typed) };
  const of = JSON.stringify(body);
  const figure = (name: "price" | "year" | "measured", label: string) => (
    <NumberText name={name} label={label} maxLength={16} />
  );
  const wrong = Object.values(errors)[0];
  return (
    <fieldset className={costsTabStyles.preview}>
      <legend className="lab">{t("costs-tab.preview")}</legend>
      <div className={costsTabStyles.fields}>
        {figure("price", t("costs-tab.examplePrice"))}
        {figure("year", t("costs-tab.exampleYear"))}
        {table.kind === "road_fee" &&
          figure("measured", t(`costs-tab.measure_${typed.measure as "horsepower"}`))}
        <ActButton
          className="btn sec"
          pending={pending}
          onClick={() =>
            run({
              call: () => adminApi("POST /api/admin/costs/preview", { body }),
              onDone: (item) => setSeen({ of, item }),
            })
          }
        >
          {t("costs-tab.try")}
        </ActButton>
      </div>
      <div aria-live="polite">
        {/* Of what was typed then: with another figure it is no preview any more. */}
        {seen?.of === of && (
          <dl className={costsStyles.costs}>
            <CostLine item={seen.item} />
          </dl>
        )}
        {wrong && <p className="err">{wrong}</p>}
      </div>
    </fieldset>
  );
}
