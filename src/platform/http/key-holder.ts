import type { FastifyRequest } from "fastify";
import { AppError } from "#errors";

/** What a key may be for; the feature that makes keys names it by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface KeyScopes {}
export type KeyScope = keyof KeyScopes & string;

/** Whose program makes a request, by a key that lives and a user in good standing. */
export interface KeyHolder {
  /** Of the key. */
  id: string;
  userId: string;
  scopes: readonly string[];
}

declare module "fastify" {
  interface FastifyRequest {
    keyHolder: KeyHolder | undefined;
  }
}

/** The holder of a key with this scope. Errors: `key.required` without a living key, `key.wrong_scope`. */
export function keyHolderOf({ keyHolder }: Pick<FastifyRequest, "keyHolder">, scope: KeyScope): KeyHolder {
  if (!keyHolder) throw new AppError("key.required");
  if (!keyHolder.scopes.includes(scope)) throw new AppError("key.wrong_scope");
  return keyHolder;
}
