import { backgroundLoop } from '../../../foundation/background-loop.ts';
import type { House } from '../../../foundation/house.ts';
import { part } from '../../../foundation/part.ts';
import { writeDueLetters } from './write-letters.ts';

const LOOK_MS = 5_000;

/** The writing of letters about alerts; ended with the app. */
export const alertMailPart = part<{ stop(): Promise<void> }>('letters about alerts');

/** Looks every five seconds for letters that are due. Tests write them by themselves, at a time of their own. */
export function startAlertMail(house: House): void {
  const loop = backgroundLoop(
    'letters about alerts',
    async (stopping) => void (await writeDueLetters(house, new Date(), stopping)),
    house.log,
  );
  const look = house.settings.NODE_ENV === 'test' ? undefined : setInterval(loop.wake, LOOK_MS).unref();
  house.provide(alertMailPart, {
    async stop() {
      clearInterval(look);
      await loop.stop();
    },
  });
}
