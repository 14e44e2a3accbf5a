import { Phone } from "lucide-react";
import type { ComponentProps } from "react";
import { TextField } from "#ui/kit/form/TextField.tsx";

/** A telephone number, as it is typed at home or with its country. */
export const PhoneField = (props: ComponentProps<typeof TextField>) => (
  <TextField
    icon={<Phone className="i s" aria-hidden="true" />}
    type="tel"
    inputMode="tel"
    autoComplete="tel"
    dir="ltr"
    placeholder="03 000 142"
    {...props}
  />
);
