import { lazy, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { FormProvider, type FormState, type Resolver, useForm } from "react-hook-form";
import type { Account } from "#features/accounts/account.contract.ts";
import type { OwnListingDetail } from "#features/listings/listing.schema.ts";
import type { VehicleType } from "#features/reference/enumerations.ts";
import { useSearch } from "#platform/page/routing.ts";
import { usePage } from "#ui/page.tsx";
import { useSite } from "#ui/shell/use-site.ts";
import { toast } from "#ui/Toasts.tsx";
import { PhotosField } from "../photos/PhotosField.tsx";
import type { LocalPhotos } from "../photos/use-local-photos.ts";
import { Aside } from "./Aside.tsx";
import { AskBeforeLeaving } from "./AskBeforeLeaving.tsx";
import { CarSections } from "./CarSections.tsx";
import { EditNote } from "./EditNote.tsx";
import { FormHeading } from "./FormHeading.tsx";
import { emptyFields, errorsOf, type FieldName, type Fields, fieldsOf, withGiven } from "./fields.ts";
import { LimitNotes } from "./LimitNotes.tsx";
import { steps } from "./MotorcycleParts.tsx";
import { MotorcycleSections } from "./MotorcycleSections.tsx";
import { MotorcycleSteps } from "./MotorcycleSteps.tsx";
import { SendBar } from "./SendBar.tsx";
import * as styles from "./sell.module.css";
import { firstOnPage, showField } from "./show-field.ts";
import { useDraft } from "./use-draft.ts";
import { useLimit } from "./use-limit.ts";
import { usePublish } from "./use-publish.ts";
import { FromVinProvider } from "./vin/from-vin.tsx";
import { VinFirst } from "./vin/VinFirst.tsx";

const DoubtQuestion = lazy(() => import("./DoubtQuestion.tsx"));
const PlanLimitDialog = lazy(() => import("./PlanLimitDialog.tsx"));

interface Props {
  vehicleType: VehicleType;
  /** Null for a guest, who fills in a new one; asked for when it is sent. */
  account: Account | null;
  /** What is edited; without it a new listing is made. */
  listing?: OwnListingDetail;
}

const unknownSeller = { phone: null, city: null };
const noPhotos: LocalPhotos = { previews: [], failed: 0, isRefused: false };

/** The form of a car, or the wizard of a motorcycle; for one that is there already, all its fields at once. */
export function ListingForm({ vehicleType, account, listing }: Props) {
  const { messages } = usePage();
  const isNew = listing === undefined;
  const search = useSearch();
  const [initial] = useState(() =>
    listing ? fieldsOf(listing) : withGiven(emptyFields(account ?? unknownSeller), search),
  );
  const element = useRef<HTMLFormElement>(null);
  const wizard = useWizard(isNew && vehicleType === "motorcycle");
  const form = useForm<Fields>({
    defaultValues: initial,
    resolver: resolverFor(vehicleType, messages),
    shouldFocusError: false,
  });
  const shownState = useShownState(form);
  const [draft, view] = useDraft(form, { vehicleType, account, empty: initial, off: !isNew });
  const isGuest = account === null;
  const limit = useLimit(vehicleType, isNew && !isGuest);
  const [onTheWay, setOnTheWay] = useState(0);
  const [photos, setPhotos] = useState(noPhotos);
  useEffect(() => {
    draft.photos = photos.previews.length;
  }, [draft, photos]);
  const local = useMemo(
    () => (isNew ? { draft: view.id, isGuest, onChange: setPhotos } : undefined),
    [isNew, view.id, isGuest],
  );

  const show = (name: FieldName) => {
    flushSync(() => wizard.show(name));
    showField(element.current, name);
  };
  const showFirst = (names: readonly FieldName[]) => {
    const first = names.find((name) => name === firstOnPage(element.current, names));
    if (first) show(first);
  };
  const onLimit = limit.refused;
  const { exchangeRates } = useSite();
  const rates = { usd: 1, ...exchangeRates };
  const sending = { form, vehicleType, listing, initial, draft, onRefused: showFirst, onLimit, rates };
  const { publish, pending, doubts, sendAnyway, lookAgain } = usePublish({
    ...sending,
    account,
    photos: { here: photos.previews.length, onTheWay, failed: photos.failed },
  });

  /** Each step is checked before the next one is shown. */
  const next = async () => {
    const { fields } = wizard.current;
    if (await form.trigger(fields)) wizard.setStep(wizard.step + 1);
    else showFirst(fields.filter((name) => form.getFieldState(name).error));
  };

  return (
    <FormProvider {...form} formState={shownState}>
      <form
        ref={element}
        className={`wrap ${styles.form}`}
        onSubmit={(event) => {
          // A guest is asked to sign in meanwhile, and it goes on once they are there.
          if (wizard.isLast && (onTheWay === 0 || isGuest || pending)) return void publish(event);
          event.preventDefault();
          if (!wizard.isLast) return void next();
          const { t } = messages;
          return void toast("message", t("photos.onTheWay", { count: onTheWay }), t("photos.onTheWayText"));
        }}
        noValidate
        aria-busy={pending}
      >
        <FormHeading vehicleType={vehicleType} isNew={isNew} draft={draft} view={view} />
        {listing && <EditNote listing={listing} />}
        {isNew && account && <LimitNotes vehicleType={vehicleType} account={account} onLimit={limit.open} />}
        <div className={styles.columns}>
          <FromVinProvider>
            <div className={styles.parts}>
              {vehicleType === "car" && <VinFirst isNew={isNew} />}
              <PhotosField vehicleType={vehicleType} onPending={setOnTheWay} local={local} />
              {photos.isRefused && <p className="note warn">{messages.t("photos.notKept")}</p>}
              {vehicleType === "car" && <CarSections />}
              {vehicleType === "motorcycle" &&
                (isNew ? (
                  <MotorcycleSteps step={wizard.step} onStep={wizard.setStep} />
                ) : (
                  <MotorcycleSections />
                ))}
            </div>
          </FromVinProvider>
          <aside className={styles.aside}>
            <Aside vehicleType={vehicleType} account={account} photosHere={photos.previews} onShow={show} />
            <SendBar
              isNew={isNew}
              pending={pending}
              goesOn={!wizard.isLast}
              onBack={wizard.step > 0 ? () => wizard.setStep(wizard.step - 1) : undefined}
            />
          </aside>
        </div>
      </form>
      <AskBeforeLeaving
        initial={initial}
        kept={isNew && view.kept !== "refused" && !photos.isRefused}
        onTheWay={onTheWay}
        isGuest={isGuest}
      />
      {doubts.length > 0 && (
        <Suspense>
          <DoubtQuestion doubts={doubts} onSend={sendAnyway} onClose={lookAgain} />
        </Suspense>
      )}
      {limit.shown && (
        <Suspense>
          <PlanLimitDialog kind="car_listings" {...limit.shown} onClose={limit.close} />
        </Suspense>
      )}
    </FormProvider>
  );
}

/**
 * What the parts of the form show of its state. It changes for more than that, as when all fields are there, and would have each of
 * them drawn again: a third of the longest task that the form gives a phone.
 */
function useShownState({ formState }: { formState: FormState<Fields> }): FormState<Fields> {
  const { errors, isSubmitted } = formState;
  // They are another object after a reset, when every field has to be drawn; else what is in them changes.
  const wrong = Object.entries(errors).map(([name, error]) => `${name} ${error?.message}`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state stays for as long as these do
  return useMemo(() => formState, [errors, wrong.join("\n"), isSubmitted]);
}

const resolverFor =
  (vehicleType: VehicleType, wording: Parameters<typeof errorsOf>[2]): Resolver<Fields> =>
  (fields) => {
    const wrong = Object.entries(errorsOf(vehicleType, fields, wording));
    const errors = Object.fromEntries(wrong.map(([name, message]) => [name, { type: "check", message }]));
    return wrong.length === 0 ? { values: fields, errors: {} } : { values: {}, errors };
  };

/** Which step is shown; where there is no wizard, everything is the last step. */
function useWizard(on: boolean) {
  const [step, setStep] = useState(0);
  const last = steps.length - 1;
  return {
    step: on ? step : 0,
    setStep,
    isLast: !on || step === last,
    current: steps[Math.min(step, last)] ?? steps[0],
    /** Goes to the step that a field lies in. */
    show(name: FieldName) {
      const index = steps.findIndex(({ fields }) => (fields as readonly FieldName[]).includes(name));
      if (on && index >= 0) setStep(index);
    },
  };
}
