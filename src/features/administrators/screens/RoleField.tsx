import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { useWording } from "#ui/page.tsx";
import { type AdminRole, adminRoles } from "../roles.ts";

interface Props {
  value: AdminRole;
  disabled?: boolean;
  onChange: (role: AdminRole) => void;
}

/** A role, and what it may do. */
export function RoleField({ value, disabled = false, onChange }: Props) {
  const { t } = useWording();
  const id = useId();
  return (
    <div className="field">
      <label className="lab" htmlFor={id}>
        {t("administrators-tab.role")}
      </label>
      <div className="select-place">
        <select
          id={id}
          className="input"
          value={value}
          disabled={disabled}
          aria-describedby={`${id}-may`}
          onChange={({ target }) => onChange(target.value as AdminRole)}
        >
          {adminRoles.map((role) => (
            <option key={role} value={role}>
              {t(`administrators-tab.${role}`)}
            </option>
          ))}
        </select>
        <ChevronDown className="i s" aria-hidden="true" />
      </div>
      <p className="small muted" id={`${id}-may`}>
        {t(`administrators-tab.${value}_may`)}
      </p>
    </div>
  );
}
