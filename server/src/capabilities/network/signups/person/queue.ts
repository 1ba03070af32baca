import { part } from '../../../../foundation/part.ts';

/** Lets so many pieces of work run at once; the others wait in the order they came. */
export type Queue = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Sign-ups of one process. Each takes a slow hash and a transaction of many steps: a crowd that came all at once would
 * wait for the database's few sessions until the pool gives up, where waiting here costs nothing.
 */
export const signUpQueue = part<Queue>('queue of sign-ups');

export function createQueue(atOnce: number): Queue {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= atOnce) await new Promise<void>((go) => waiting.push(go));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // Whoever comes next takes the place over.
      if (next) next();
      else running -= 1;
    }
  };
}
