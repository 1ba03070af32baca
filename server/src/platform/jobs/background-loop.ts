import type { Log } from '../log/log.ts';

/** Background work that runs when woken and never runs concurrently with itself. */
export interface BackgroundLoop {
  /** Runs the work now, or once more when it is already running. */
  wake(): void;
  /** Waits for the running work and starts no more. */
  stop(): Promise<void>;
}

export function backgroundLoop(
  name: string,
  work: (stopping: () => boolean) => Promise<void>,
  log: Log,
): BackgroundLoop {
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;

  const run = async () => {
    do {
      again = false;
      try {
        await work(() => stopped);
      } catch (err) {
        // The next poll runs it again.
        if (!stopped) log.error({ err, loop: name }, 'background work failed');
      }
    } while (again && !stopped);
  };
  const wake = () => {
    if (stopped) return;
    again = running !== undefined;
    running ??= run().finally(() => {
      running = undefined;
      if (again) wake();
    });
  };
  return {
    wake,
    async stop() {
      stopped = true;
      await running;
    },
  };
}
