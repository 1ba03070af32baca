import { m } from '@lintel/messages';
import type { AppContext } from '../../../platform/app/app-context.ts';
import type { Db } from '../../../platform/database/db.ts';
import type { OutboxEmail } from '../../../platform/email/mail.ts';
import { anyone } from '../../../platform/serve/access.ts';
import { notFound } from '../../../platform/serve/errors.ts';
import { token } from '../../../platform/serve/registry.ts';
import { serve } from '../../../platform/serve/serve.ts';
import { isSampleLoaded } from '../../accounts/index.ts';
import { outboxContract as contract } from './contract.ts';

export const outboxAppToken = token<Pick<AppContext, 'mail' | 'settings'>>('post of the house');

const access = anyone(
  'only at this machine, where emails stay in the outbox, in development or with the sample network',
);

export const outbox = serve(contract.outbox, {
  access,
  async run({ input: { to }, db, isLocal, resolve }) {
    if (!isLocal) throw notFound();
    const emails = await storedEmails(db, resolve(outboxAppToken));
    return {
      letters: emails
        .filter((email) => !to || email.to.toLowerCase() === to)
        .map(({ text: _, html: __, ...envelope }) => envelope),
    };
  },
});

export const outboxLetter = serve(contract.outboxLetter, {
  access,
  async run({ input: { id }, db, isLocal, resolve }) {
    if (!isLocal) throw notFound();
    const email = (await storedEmails(db, resolve(outboxAppToken))).find((each) => each.id === id);
    if (!email) throw notFound(m.network__we_couldnt_find_this_email());
    return email;
  },
});

/** Stored emails are readable only in the sample network and where no email is really sent. */
async function storedEmails(db: Db, { mail, settings }: Pick<AppContext, 'mail' | 'settings'>): Promise<OutboxEmail[]> {
  if (!mail.outbox) throw notFound();
  if (settings.NODE_ENV !== 'development' && !(await isSampleLoaded(db))) throw notFound();
  return mail.outbox();
}
