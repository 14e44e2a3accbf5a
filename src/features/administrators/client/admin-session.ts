import type { AdminRole } from "../roles.ts";

/** The token and who has it, as the browser keeps them; another tab is signed in by them too. */

const tokenKey = "adminToken";
const adminKey = "adminUser";

interface KeptAdmin {
  id: string;
  username: string;
  fullName: string;
  role: AdminRole;
}

export function keptToken(): string | undefined {
  try {
    return localStorage.getItem(tokenKey) ?? undefined;
  } catch {
    return undefined;
  }
}

/** False in a browser that keeps nothing: nobody can be signed in there. */
export function keepSession(token: string, admin: KeptAdmin): boolean {
  try {
    localStorage.setItem(adminKey, JSON.stringify(admin));
    localStorage.setItem(tokenKey, token);
    return true;
  } catch {
    return false;
  }
}

export function forgetSession(): void {
  try {
    localStorage.removeItem(tokenKey);
    localStorage.removeItem(adminKey);
  } catch {
    // Storage is blocked: nothing was stored.
  }
}

/** Tells when the session ends or begins in another tab. Returns what ends the telling. */
export function followToken(onChange: () => void): () => void {
  const listen = ({ key }: StorageEvent) => (key === tokenKey || key === null) && onChange();
  addEventListener("storage", listen);
  return () => removeEventListener("storage", listen);
}
