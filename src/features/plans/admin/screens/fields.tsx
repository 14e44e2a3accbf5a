import { Text } from "#ui/kit/form/fields.tsx";
import { useWording } from "#ui/page.tsx";
import * as styles from "./plans-tab.module.css";

const nameLength = 60;

/** What a thing that is sold is called and what is said of it, in both languages. */
export function Names() {
  const { t } = useWording();
  const text = (name: keyof Texts, dir: "ltr" | "rtl", maxLength: number) => (
    <Text
      name={name}
      label={t(`plans-tab.${name}`)}
      dir={dir}
      maxLength={maxLength}
      aria-required={maxLength === nameLength}
    />
  );
  return (
    <div className={styles.two}>
      {text("nameAr", "rtl", nameLength)}
      {text("name", "ltr", nameLength)}
      {text("descriptionAr", "rtl", 300)}
      {text("description", "ltr", 300)}
    </div>
  );
}

type Texts = Record<"name" | "nameAr" | "description" | "descriptionAr", string>;

/** The same, as the calls take it. */
export const textsIn = (typed: Readonly<Texts>): Texts => ({
  name: typed.name.trim(),
  nameAr: typed.nameAr.trim(),
  description: typed.description.trim(),
  descriptionAr: typed.descriptionAr.trim(),
});
