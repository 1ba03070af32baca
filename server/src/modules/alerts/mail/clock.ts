import type { AppContext } from '../../../platform/app/app-context.ts';
import { backgroundLoop } from '../../../platform/jobs/background-loop.ts';
import { token } from '../../../platform/serve/registry.ts';
import { writeDueEmails } from './write-emails.ts';

const POLL_MS = 5_000;

/** The alert email loop; it stops with the app. */
export const alertMailToken = token<{ stop(): Promise<void> }>('letters about alerts');

/** Checks every five seconds for due emails. Tests call it directly with their own time. */
export function startAlertMail(app: AppContext): void {
  const loop = backgroundLoop(
    'letters about alerts',
    async (stopping) => void (await writeDueEmails(app, new Date(), stopping)),
    app.log,
  );
  const look = app.settings.NODE_ENV === 'test' ? undefined : setInterval(loop.wake, POLL_MS).unref();
  app.register(alertMailToken, {
    async stop() {
      clearInterval(look);
      await loop.stop();
    },
  });
}
