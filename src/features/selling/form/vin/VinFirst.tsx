import { ScanBarcode } from "lucide-react";
import { type ComponentType, lazy, memo, Suspense, useEffect, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useWording } from "#ui/page.tsx";
import { useAnswering } from "#ui/use-answering.ts";
import { TextInput } from "../controls.tsx";
import type { Fields } from "../fields.ts";

/** Without its part the number is only typed and sent. */
const orNothing = <Props,>(load: Promise<{ default: ComponentType<Props> }>) =>
  load.catch(() => ({ default: () => null }));
const VinTells = lazy(() => orNothing(import("./VinTells.tsx")));
const VinCamera = lazy(() => orNothing(import("./VinCamera.tsx")));

/** The VIN, before all else and for who likes: typed, pasted or read by the camera, it fills in what it tells. */
export const VinFirst = memo(({ isNew }: { isNew: boolean }) => {
  const { t } = useWording();
  const { control } = useFormContext<Fields>();
  const typed = useWatch({ control, name: "vinNumber" });
  // The server has not loaded the part of a number that is there already, and could not finish the page.
  const isAnswering = useAnswering();
  return (
    <section className="panel stack s3" aria-labelledby="vin-title">
      <h2 id="vin-title">{t(isNew ? "vin.title" : "listing-fields.vinNumber")}</h2>
      {isNew && <p className="soft small">{t("vin.intro")}</p>}
      <TextInput
        name="vinNumber"
        optional
        dir="ltr"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
      >
        <p className="hint">{t("vin.where")}</p>
      </TextInput>
      <Scan />
      {isAnswering && typed !== "" && (
        <Suspense>
          <VinTells typed={typed} />
        </Suspense>
      )}
    </section>
  );
});

/** Only where the browser reads barcodes itself. */
function Scan() {
  const { t } = useWording();
  const { setValue, formState } = useFormContext<Fields>();
  const [can, setCan] = useState(false);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (!("BarcodeDetector" in globalThis)) return;
    void import("./read-barcode.ts").then(async ({ canReadBarcodes }) => setCan(await canReadBarcodes()));
  }, []);
  if (!can) return null;
  const take = (vin: string) => {
    setOpen(false);
    setValue("vinNumber", vin, {
      shouldDirty: true,
      shouldTouch: true,
      shouldValidate: formState.isSubmitted,
    });
  };
  return (
    <div>
      <button type="button" className="btn sec" onClick={() => setOpen(true)}>
        <ScanBarcode className="i s" aria-hidden="true" />
        {t("vin.scan")}
      </button>
      {open && (
        <Suspense>
          <VinCamera onFound={take} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
