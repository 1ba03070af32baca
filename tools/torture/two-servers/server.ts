import { startProcess } from '../server-process.ts';
import type { Upstream } from './proxy.ts';

const script = new URL('../../../server/test/torture/lintel-server.ts', import.meta.url);

export interface Running extends Upstream {
  /** Requests a graceful shutdown and waits for its end. */
  terminate(): Promise<void>;
  kill(): Promise<void>;
  /** Restarts it after its end and waits until it is ready. */
  start(): Promise<void>;
  errors(): string;
}

/** Creates a server that can be stopped and restarted, with a new port each time. */
export function createServer(name: string, environment: Record<string, string>): Running {
  let current: ReturnType<typeof startProcess>;
  const server: Running = {
    name,
    port: 0,
    healthy: false,
    inFlight: 0,
    errors: () => current.errors(),
    async terminate() {
      current.child.kill('SIGTERM');
      await current.ended;
    },
    kill: () => current.kill(),
    start: () =>
      new Promise((done, fail) => {
        current = startProcess(script, environment);
        current.onLine((line) => {
          const port = /^Lintel is ready at http:\/\/localhost:(\d+)$/.exec(line)?.[1];
          if (!port) return;
          server.port = Number(port);
          done();
        });
        void current.ended.then(() => fail(new Error(`${name} ended: ${current.errors()}`)));
      }),
  };
  return server;
}
