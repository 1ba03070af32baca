import { anyone } from '../../../foundation/access.ts';
import type { Db } from '../../../foundation/db.ts';
import { notFound } from '../../../foundation/errors.ts';
import type { House } from '../../../foundation/house.ts';
import type { KeptLetter } from '../../../foundation/mail.ts';
import { part } from '../../../foundation/part.ts';
import { serve } from '../../../foundation/serve.ts';
import { isSampleLoaded } from '../sample.ts';
import { demoContract as contract } from './contract.ts';

export const housePost = part<Pick<House, 'mail' | 'settings'>>('post of the house');

const access = anyone(
  'only at this machine, where emails stay in the outbox, in development or with the sample network',
);

export const outbox = serve(contract.outbox, {
  access,
  async run({ input: { to }, db, isLocal, use }) {
    if (!isLocal) throw notFound();
    const letters = await keptLetters(db, use(housePost));
    return {
      letters: letters
        .filter((letter) => !to || letter.to.toLowerCase() === to)
        .map(({ text: _, html: __, ...envelope }) => envelope),
    };
  },
});

export const outboxLetter = serve(contract.outboxLetter, {
  access,
  async run({ input: { id }, db, isLocal, use }) {
    if (!isLocal) throw notFound();
    const letter = (await keptLetters(db, use(housePost))).find((each) => each.id === id);
    if (!letter) throw notFound('There is no such letter');
    return letter;
  },
});

/** Stored emails are readable only in the sample network and where no email is really sent. */
async function keptLetters(db: Db, { mail, settings }: Pick<House, 'mail' | 'settings'>): Promise<KeptLetter[]> {
  if (!mail.outbox) throw notFound();
  if (settings.NODE_ENV !== 'development' && !(await isSampleLoaded(db))) throw notFound();
  return mail.outbox();
}
