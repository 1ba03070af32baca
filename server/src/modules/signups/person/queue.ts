import { token } from '../../../platform/serve/registry.ts';

/** Runs a limited number of tasks at once; the others wait in order of arrival. */
export type Queue = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Sign-ups of one process. Each needs a slow hash and a long transaction: in an overload, sign-ups would exhaust
 * the database pool and time out, while waiting in this queue costs nothing.
 */
export const signUpQueue = token<Queue>('queue of sign-ups');

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
      // The next waiting task takes the slot.
      if (next) next();
      else running -= 1;
    }
  };
}
