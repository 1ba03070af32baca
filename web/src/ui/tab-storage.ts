/** Uses what the browser keeps for this tab. It may be full or forbidden, and a server has none: then nothing is kept. */
export function inTab<T>(use: (tab: Storage) => T): T | null {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}
