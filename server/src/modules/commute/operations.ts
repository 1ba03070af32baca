import { m } from '@lintel/messages';
import { anyone, signedIn } from '../../platform/serve/access.ts';
import { invalid } from '../../platform/serve/errors.ts';
import { serve } from '../../platform/serve/serve.ts';
import { commuteContract as contract } from './contract.ts';
import { locate as locateText } from './locate.ts';
import { addressesOf, saveAddresses } from './records.ts';
import { routerToken } from './router.ts';
import { positionOf, tripsFrom } from './trips.ts';

export const addresses = serve(contract.addresses, {
  access: signedIn,
  async run({ subject: me, db }) {
    return { addresses: await addressesOf(db, me.id) };
  },
});

export const save = serve(contract.save, {
  access: signedIn,
  writes: true,
  async run({ input, subject: me, tx }) {
    await saveAddresses(tx, me.id, input.addresses);
    return input;
  },
});

export const locate = serve(contract.locate, {
  access: anyone('names and positions of places are public'),
  readOnly: true,
  async run({ input: { home, text }, db }) {
    const found = locateText(text, await positionOf(db, home));
    if (!found) throw invalid('text', m.commute__add_the_postal_code());
    return { address: { text, ...found } };
  },
});

export const trips = serve(contract.trips, {
  access: anyone('positions of homes for sale are public; those of the caller are not kept'),
  readOnly: true,
  async run({ input: { home, to }, db, resolve }) {
    return { trips: await tripsFrom(await positionOf(db, home), to, resolve(routerToken)) };
  },
});
