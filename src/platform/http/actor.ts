import type { FastifyRequest } from "fastify";
import { AppError } from "#errors";

/** What members of a dealership may be: an owner everything, sales its buyers, stock its listings. */
export const staffRoles = ["owner", "sales", "stock"] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Who makes a request, once signed in and in good standing. Anyone who is not is a guest: undefined. */
export interface Actor {
  /** Whose things the call reaches: one's own; in a call with `staff` those of the dealership that one works for. */
  id: string;
  /** Who it is. */
  personId: string;
  /** The session of this request, as the list of devices names it. */
  sessionId: string;
  isEmailVerified: boolean;
  /** For which dealership in good standing this session works; its founder's own is the account itself. */
  staff?: { id: string; dealershipId: string; role: StaffRole } | null;
}

declare module "fastify" {
  interface FastifyRequest {
    actor: Actor | undefined;
  }
}

/** The place in staff of who acts for the dealership whose things a call reaches; null where nobody works for it but the user. */
export const placeOf = ({ id, staff }: Actor): string | null =>
  staff?.dealershipId === id ? staff.id : null;

/** For calls with the policy `user`, which guests never reach. */
export function actorOf(request: Pick<FastifyRequest, "actor">): Actor {
  if (!request.actor) throw new AppError("auth.required");
  return request.actor;
}

/**
 * The one place where a member becomes the dealership: in calls whose contract names the member's role under `staff`. Error:
 * `staff.not_allowed` where it names other roles alone, so that nothing meant for the dealership is done to the own account.
 */
export function actingIn(actor: Actor, staff: readonly StaffRole[] | undefined): Actor {
  const membership = actor.staff;
  if (!staff || !membership || membership.dealershipId === actor.personId) return actor;
  if (membership.role !== "owner" && !staff.includes(membership.role))
    throw new AppError("staff.not_allowed");
  return { ...actor, id: membership.dealershipId };
}
