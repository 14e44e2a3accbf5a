import type { ComponentProps } from "react";
import { TextField } from "#ui/kit/form/TextField.tsx";
import { useWording } from "#ui/page.tsx";

interface Props {
  /** The form's own of a field: its registration and its error. */
  field: (name: "firstName" | "lastName") => Omit<ComponentProps<typeof TextField>, "label">;
}

/** First and last name, side by side where there is room: the caller's `div` says so. */
export function NameFields({ field }: Props) {
  const { t } = useWording();
  return (
    <>
      <TextField
        label={t("accounts.firstName")}
        autoComplete="given-name"
        aria-required
        {...field("firstName")}
      />
      <TextField
        label={t("accounts.lastName")}
        autoComplete="family-name"
        aria-required
        {...field("lastName")}
      />
    </>
  );
}
