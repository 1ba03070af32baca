import { MINUTE_MS } from '@lintel/geo';
import type { AppContext } from '../../../platform/app/app-context.ts';
import { backgroundLoop } from '../../../platform/jobs/background-loop.ts';
import { token } from '../../../platform/serve/registry.ts';
import { writeHomeReports } from '../homes/write-home-reports.ts';
import { writeDueReports } from './write-reports.ts';

/** The loop of the market reports; it stops with the app. */
export const reportMailToken = token<{ stop(): Promise<void> }>('market reports');

/** Reads all areas, so less often than other emails; reports are due once a month. */
const POLL_MS = 5 * MINUTE_MS;

/** Checks every five minutes for due reports. Tests call it directly with their own time. */
export function startReportMail(app: AppContext): void {
  const loop = backgroundLoop(
    'market reports',
    async (stopping) => {
      await writeDueReports(app, new Date(), stopping);
      await writeHomeReports(app, new Date(), stopping);
    },
    app.log,
  );
  const timer = app.settings.NODE_ENV === 'test' ? undefined : setInterval(loop.wake, POLL_MS).unref();
  app.register(reportMailToken, {
    async stop() {
      clearInterval(timer);
      await loop.stop();
    },
  });
}
