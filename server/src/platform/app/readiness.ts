/** Checks whether requests can be answered. False or a rejection means no. */
export type ReadinessCheck = () => boolean | Promise<boolean>;

export interface Readiness {
  add(name: string, check: ReadinessCheck): void;
  /** Returns the names of the failing checks, none when ready. A check that hangs counts as failing. */
  failing(): Promise<string[]>;
}

const TIMEOUT_MS = 2_000;

export function createReadiness(): Readiness {
  const checks = new Map<string, ReadinessCheck>();
  return {
    add(name, check) {
      checks.set(name, check);
    },
    async failing() {
      const results = await Promise.all([...checks].map(async ([name, check]) => ((await holds(check)) ? [] : [name])));
      return results.flat();
    },
  };
}

async function holds(check: ReadinessCheck): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((done) => {
    timer = setTimeout(() => done(false), TIMEOUT_MS);
  });
  try {
    return await Promise.race([Promise.resolve().then(check), late]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
