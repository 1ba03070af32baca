import { amountsIn } from '../../figures/read-amounts.ts';
import { districtIn } from '../../homes/districts.ts';
import { placesIn } from '../../homes/places.ts';
import { languageOf } from '../../language.ts';
import type { Message } from '../../message.ts';
import { plain } from '../../plain.ts';
import { buyerOf } from '../../topics/buyer.ts';
import { shortPriceOf, termsOf } from '../../topics/terms.ts';
import { type Planner, use, withAlso } from '../use.ts';

/** Asks for a figure of each of two homes that earlier sentences stated. */
export const ofEach =
  /\b(each|both|either|the two( of them)?|for the two|respectively|chacune?s?|(les|des|pour les) deux|d'un bord|d'un cote|l'un et l'autre|cada (una?|casa)|ambas|ambos|l[ao]s dos)\b/;
const sameWords = /\b(same|meme|mism[oa]|pareil|igual)\b/;
const leastPrice = 40_000;

interface StatedHome {
  price: number;
  state: string;
  city?: string | undefined;
  district?: string | undefined;
}

/** Returns the homes that sentences state, oldest first. A sentence that leaves out the price or the place takes that of the one before. */
function homesStated(sentences: readonly string[]): StatedHome[] {
  let last: {
    price?: number | undefined;
    state?: string | undefined;
    city?: string | undefined;
    district?: string | undefined;
  } = {};
  return sentences.flatMap((typed) => {
    const text = plain(typed);
    const amounts = amountsIn(text);
    const named = placesIn(typed);
    const district = districtIn({ named, text, language: languageOf(typed) });
    const place = district ?? named.find(({ city }) => city !== undefined);
    const price = termsOf(text, amounts).price ?? shortPriceOf(amounts);
    const isHome = (price !== undefined && price >= leastPrice) || (place !== undefined && sameWords.test(text));
    if (!isHome) return [];
    last = {
      price: price ?? last.price,
      ...(place ? { state: place.state, city: place.city, district: district?.name } : placeOf(last)),
    };
    const { price: its, state } = last;
    return its === undefined || state === undefined ? [] : [{ ...last, price: its, state }];
  });
}

const placeOf = ({ state, city, district }: Partial<Record<'state' | 'city' | 'district', string | undefined>>) => ({
  state,
  city,
  district,
});

const taxOf = (message: Message, { price, state, city, district }: StatedHome) =>
  use('transferTax', {
    price,
    state,
    city,
    district,
    firstTime: buyerOf(message.text).firstTime ?? message.talk.stated?.firstTime,
  });

/** Plans “what’s the land transfer tax on each?” after two homes. */
export const eachStated: Planner = (message) => {
  const { has, cues, talk, amounts, named } = message;
  if (!cues.has('transferTax') || !has(ofEach)) return undefined;
  if (named.length > 0 || amounts.some(({ unit }) => unit === 'money')) return undefined;
  const [first, ...others] = homesStated(talk.heard ?? []).slice(-3);
  return first && others.length > 0
    ? withAlso(taxOf(message, first), ...others.map((home) => taxOf(message, home)))
    : undefined;
};
