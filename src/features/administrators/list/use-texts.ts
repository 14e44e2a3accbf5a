import { useState } from "react";

/**
 * The texts of a form in a dialog. `errors`: what is wrong with them, by field. Returns them with what a TextField of each takes;
 * `latin`: it is written from left to right in either language.
 */
export function useTexts<T extends Record<string, string>>(
  begun: T,
  errors: Readonly<Record<string, string>>,
) {
  const [texts, setTexts] = useState(begun);
  const field = (key: keyof T & string, latin: boolean) => ({
    name: key,
    error: errors[key],
    dir: latin ? ("ltr" as const) : ("auto" as const),
    autoComplete: "off",
    value: texts[key],
    onChange: ({ target }: { target: { value: string } }) => setTexts({ ...texts, [key]: target.value }),
  });
  return { texts, field };
}
