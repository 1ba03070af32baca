import pg from 'pg';
import type { Log } from '../log/log.ts';

export interface WakeUps {
  stop(): Promise<void>;
}

const RECONNECT_MS = 2_000;

/** Calls `wake` for each notification on the channel, using a separate connection that reconnects when it breaks. */
export function followWakeUps(url: string, channel: string, wake: () => void, log: Log): WakeUps {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const connect = async () => {
    const next = new pg.Client({ connectionString: url, keepAlive: true, application_name: 'lintel wake-ups' });
    client = next;
    next.on('notification', wake);
    next.on('error', () => {});
    next.once('end', again);
    try {
      await next.connect();
      await next.query(`listen ${pg.escapeIdentifier(channel)}`);
      // Catches up on notifications sent while disconnected.
      wake();
    } catch (err) {
      log.warn({ err }, 'cannot listen for database notifications; polling continues');
      await next.end().catch(() => {});
    }
  };
  const again = () => {
    if (!stopped) timer = setTimeout(connect, RECONNECT_MS);
  };

  const connecting = connect();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await connecting;
      await client?.end().catch(() => {});
    },
  };
}
