import { createContext, type ReactNode, useContext, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useWording } from "#ui/page.tsx";
import type { FieldName, Fields } from "../fields.ts";
import { type FieldOfVin, fieldsOfVin, type Proposed } from "./proposals.ts";

interface Filled {
  before: string;
  after: string;
}
type FilledFields = ReadonlyMap<FieldName, Filled>;

const FromVin = createContext<{ filled: FilledFields; setFilled: (filled: FilledFields) => void }>({
  filled: new Map(),
  setFilled: () => {},
});

/** Remembers which fields were filled in from the VIN, for their marks and for taking it back. */
export function FromVinProvider({ children }: { children: ReactNode }) {
  const [filled, setFilled] = useState<FilledFields>(new Map());
  return <FromVin value={{ filled, setFilled }}>{children}</FromVin>;
}

/** Fills fields in, and takes back what is still as it was filled in. */
export function useFill() {
  const { filled, setFilled } = useContext(FromVin);
  const { getValues, setValue, formState } = useFormContext<Fields>();
  const put = (name: FieldOfVin, value: string) =>
    setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: formState.isSubmitted });
  // In the order of the list: another brand empties the model.
  const named = (values: Proposed) =>
    fieldsOfVin.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]] as const]));
  return {
    filled,
    fill(values: Proposed) {
      const added = named(values).map(
        ([name, after]) => [name, { before: filled.get(name)?.before ?? getValues(name), after }] as const,
      );
      for (const [name, { after }] of added) put(name, after);
      setFilled(new Map([...filled, ...added]));
    },
    undo() {
      const kept = fieldsOfVin.filter((name) => getValues(name) === filled.get(name)?.after);
      for (const name of kept) put(name, filled.get(name)?.before ?? "");
      setFilled(new Map());
    },
  };
}

/** Under a field that holds what the VIN told. */
export function FromVinMark({ name }: { name: FieldName }) {
  const given = useContext(FromVin).filled.get(name);
  return given?.after ? <Mark name={name} after={given.after} /> : null;
}

function Mark({ name, after }: { name: FieldName; after: string }) {
  const { t } = useWording();
  const { control } = useFormContext<Fields>();
  return useWatch({ control, name }) === after ? <p className="hint">{t("vin.fromVin")}</p> : null;
}
