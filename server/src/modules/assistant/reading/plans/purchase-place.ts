import type { NamedPlace } from '../homes/places.ts';
import type { Message } from '../message.ts';
import { plain } from '../plain.ts';

/** Returns the place of a purchase, although another place is named before it: “we know Québec, the steps in Texas”. */
export const purchasePlace = ({ text, named }: Pick<Message, 'text' | 'named'>): NamedPlace | undefined =>
  named.find(({ name }) =>
    new RegExp(
      `\\b(buy\\w*|purchas\\w*|house|home|condo|achat|achet\\w*|compr\\w*|casa)( [a-z']+){0,3} ${plain(name)}\\b`,
    ).test(text),
  ) ?? named[0];
