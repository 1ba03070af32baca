import { anyone, signedIn } from '../../platform/serve/access.ts';
import { serve } from '../../platform/serve/serve.ts';
import { costAssumptions, ratesToken } from '../listings/index.ts';
import { affordabilityContract as contract } from './contract.ts';
import { profileOf, removeProfile, saveProfile } from './records.ts';

export const terms = serve(contract.terms, {
  access: anyone('rates and assumptions are public'),
  async run({ resolve }) {
    return { day: new Date().toISOString().slice(0, 10), assumed: costAssumptions(resolve(ratesToken)()) };
  },
});

export const profile = serve(contract.profile, {
  access: signedIn,
  async run({ subject: me, db }) {
    return { profile: (await profileOf(db, me.id)) ?? null };
  },
});

export const save = serve(contract.save, {
  access: signedIn,
  writes: true,
  async run({ input, subject: me, tx }) {
    await saveProfile(tx, me.id, input);
    return { profile: input };
  },
});

export const remove = serve(contract.remove, {
  access: signedIn,
  writes: true,
  async run({ subject: me, tx }) {
    await removeProfile(tx, me.id);
    return { profile: null };
  },
});
