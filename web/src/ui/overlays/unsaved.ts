import { useEffect, useRef } from 'react';

/** How a person leaves. A reload or another document leaves in each way. */
export interface Leaving {
  /** The browser loads another document, so that all state is lost. The answer is needed at once. */
  document: boolean;
  /** Back or Forward of the browser, which a person may press with a dialog open. */
  history: boolean;
  /** Another page or another tab of the page takes the place of this one. */
  page: boolean;
}

type Check = (leaving: Leaving) => boolean | Promise<boolean>;

const checks = new Set<Check>();

/** Asks before a person leaves while `check` returns that this would lose what they entered. See `LeaveGuard`. */
export function useUnsaved(check: Check): void {
  const latest = useRef(check);
  latest.current = check;
  useEffect(() => {
    const run: Check = (leaving) => latest.current(leaving);
    checks.add(run);
    return () => void checks.delete(run);
  }, []);
}

export const losesOnUnload = (): boolean =>
  [...checks].some((check) => check({ document: true, history: true, page: true }) === true);

export async function losesOn(leaving: Omit<Leaving, 'document'>): Promise<boolean> {
  for (const check of checks) if (await check({ ...leaving, document: false })) return true;
  return false;
}
