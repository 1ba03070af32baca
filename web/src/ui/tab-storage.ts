/** Accesses tab storage. Returns null if it is full, blocked, or missing as on the server. */
export function inTab<T>(use: (tab: Storage) => T): T | null {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}
