import type { ComponentProps } from "react";
import { TextField } from "#ui/kit/form/TextField.tsx";
import { useWording } from "#ui/page.tsx";

type Field = Omit<ComponentProps<typeof TextField>, "label">;

interface Props {
  /**
   * What the form gives for each, registered by the caller: a form puts the focus into the first wrong field in the order of
   * registration.
   */
  first: Field;
  last: Field;
}

/** First and last name, side by side where the element around them says so. */
export function NameFields({ first, last }: Props) {
  const { t } = useWording();
  return (
    <>
      <TextField label={t("accounts.firstName")} autoComplete="given-name" aria-required {...first} />
      <TextField label={t("accounts.lastName")} autoComplete="family-name" aria-required {...last} />
    </>
  );
}
