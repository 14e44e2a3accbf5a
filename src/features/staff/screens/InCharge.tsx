import { useQuery } from "@tanstack/react-query";
import type { StaffRole } from "#platform/http/actor.ts";
import { SelectField } from "#ui/kit/form/SelectField.tsx";
import { usePage } from "#ui/page.tsx";
import { colleaguesQuery } from "./staff.api.ts";

interface Props {
  label: string;
  /** What nobody is called. */
  none: string;
  roles: readonly StaffRole[];
  value: string | null;
  busy: boolean;
  onChange: (staffId: string | null) => void;
}

/** Chooses the person in charge; nothing where one works alone. */
export function InCharge({ label, none, roles, value, busy, onChange }: Props) {
  const colleagues = useColleagues();
  if (colleagues.length < 2) return null;
  return (
    <SelectField
      label={label}
      none={none}
      choices={colleagues
        .filter(({ role }) => roles.includes(role))
        .map(({ id, name }) => ({ value: id, label: name }))}
      error={undefined}
      aria-busy={busy}
      value={value ?? ""}
      onChange={({ target }) => onChange(target.value || null)}
    />
  );
}

/** Who works for the dealership that one acts for: of who has none nobody. */
export function useColleagues() {
  return useQuery(colleaguesQuery(usePage().api)).data ?? [];
}
