import { vehicleName } from "#features/reference/vehicle-name.ts";
import type { StaffActView, StaffMember } from "./staff.contract.ts";
import type { ActRow, StaffRow } from "./staff.queries.ts";

/** A member or an invitation as owners see it at a moment; `personId`: who looks. */
export const presentMember = (row: StaffRow, personId: string, at: Date): StaffMember => ({
  id: row.id,
  state: row.member_id ? "member" : row.expires_at && row.expires_at <= at ? "expired" : "invited",
  name: row.name,
  email: row.email,
  role: row.role,
  isFounder: row.member_id === row.dealership_id,
  isMe: row.member_id === personId,
  since: row.since.toISOString(),
});

export function presentStaffAct(row: ActRow): StaffActView {
  const { car_id: id, detail, conversation_id: conversationId } = row;
  return {
    id: row.id,
    act: row.act,
    who: row.who,
    at: row.at.toISOString(),
    listing: id ? { id, name: vehicleName({ ...row, vehicleType: row.vehicle_type }) } : null,
    conversationId,
    member: row.member ?? detail.email ?? null,
    price: detail.price ?? null,
    currency: detail.price === undefined ? null : row.currency,
    count: detail.count ?? null,
    role: detail.role ?? null,
  };
}
