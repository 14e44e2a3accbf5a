import { HardDriveDownload, Printer } from "lucide-react";
import { useEffect } from "react";
import { partNames, questionNumbers } from "#features/inspections/points/points.ts";
import { keepPage } from "#features/offline/keep-page.ts";
import { Link, useNavigate } from "#platform/page/routing.ts";
import { SelectField } from "#ui/kit/form/SelectField.tsx";
import { useWording } from "#ui/page.tsx";
import { preloadToasts, toast } from "#ui/Toasts.tsx";
import { anyCar } from "../inspection-store.ts";
import { useInspection } from "../use-inspection.ts";
import { usePhotos } from "../use-photos.ts";
import * as styles from "./checklist.module.css";
import { PartSection } from "./PartSection.tsx";
import { Result } from "./Result.tsx";
import { type Car, useCars } from "./use-cars.ts";

/** A guided inspection of a used car: sixty points, answered on the device, without a network too, and on paper. */
export default function ChecklistPage() {
  const { t, language } = useWording();
  const { id, cars } = useCars();
  const car = cars.find((one) => one.id === id);
  const { inspection, isRead, change, forget } = useInspection(id, car?.name);
  const { photos, add, remove, clear } = usePhotos(id);
  useEffect(preloadToasts, []);
  useEffect(() => void keepPage("/checklist", language), [language]);
  const forgetAll = async () => {
    await forget();
    clear();
    toast("message", t("checklist.forgotten"));
  };
  return (
    <div className={`wrap zone ${styles.page}`}>
      <header className={styles.head}>
        <h1>{t("checklist.title")}</h1>
        <p className="soft">{t("checklist.lead")}</p>
        <p className="note plain">
          <HardDriveDownload className="i s" aria-hidden="true" />
          {t("checklist.private")}
        </p>
        <div className={styles.ways}>
          {cars.length > 0 && <Which id={id} cars={cars} />}
          <button type="button" className="btn sec" onClick={() => print()}>
            <Printer className="i s" aria-hidden="true" />
            {t("checklist.print")}
          </button>
        </div>
        {car && (
          <p className={styles.car}>
            <Link
              to="/cars/$id"
              params={{ id }}
              aria-label={`${t("checklist.toCar")}: ${car.name[language]}`}
            >
              <bdi>{car.name[language]}</bdi>
            </Link>
          </p>
        )}
      </header>
      <section className="panel" aria-labelledby="questions">
        <h2 id="questions">{t("checklist.questionsTitle")}</h2>
        <ul className={styles.questions}>
          {questionNumbers.map((n) => (
            <li key={n}>{t(`checklist.question${n}`)}</li>
          ))}
        </ul>
      </section>
      {partNames.map((part) => (
        <PartSection
          key={`${id} ${part}`}
          part={part}
          inspection={inspection}
          change={change}
          photos={photos}
          onPhoto={(point, file) => void add(point, file)}
          onRemove={(photo) => void remove(photo)}
        />
      ))}
      <Result inspection={inspection} isRead={isRead} onForget={() => void forgetAll()} />
    </div>
  );
}

function Which({ id, cars }: { id: string; cars: readonly Car[] }) {
  const { t, language } = useWording();
  const navigate = useNavigate();
  return (
    <SelectField
      label={t("checklist.which")}
      error={undefined}
      value={cars.some((one) => one.id === id) ? id : anyCar}
      choices={[
        { value: anyCar, label: t("checklist.noCar") },
        ...cars.map((one) => ({ value: one.id, label: one.name[language] })),
      ]}
      onChange={({ target: { value } }) =>
        void navigate({
          to: "/checklist",
          search: value === anyCar ? {} : { car: value },
          resetScroll: false,
        })
      }
    />
  );
}
