import { isStatedPrice } from '../../figures/possible-price.ts';
import type { Message } from '../../message.ts';
import { type Planner, use } from '../use.ts';

const savedWords =
  /\b(saved|hearted|favou?rit\w*|short ?list\w*|my list|liked|bookmark\w*|enregistre\w*|sauvegarde\w*|favoris|guardad[oa]s?|guarde|favorit[oa]s)\b/;
const sizesOrPrices =
  /\b(sizes?|how (big|large)|square (feet|footage)|sq ?ft|prices?|cost|superficies?|grandeurs?|pieds carres|prix|coutent|tamanos?|metros|pies cuadrados|precios?|cuestan)\b/;
const cities =
  /\b(which|what|each|per|by|par|quelles?|chaque|en que|que|cuales|por|cada) (city|cities|towns?|villes?|ciudad(es)?)\b/;
/** Other matters of saved homes: a change of price, an order, taxes, costs a month. */
const otherMatter =
  /\b(drop\w*|cuts?|changed?|reduc\w*|lowered|alerts?|notif\w*|avis\w*|baiss\w*|baj(o|a|aron|ado|an|ar|adas?|ados?)(?! de)|rebaj\w*|cheap\w*|expensive|biggest|largest|smallest|newest|oldest|compar\w*|side by side|tax\w*|impuest\w*|month\w*|mois|mensual\w*|al mes|search\w*|recherches?|busquedas?|closing|cierre|cloture|afford|payment|how do i|comment|como (guardo|hago)|mas (barat|car|grand)\w*|plus (grand|petit|cher)\w*|moins chere?s?)\b/;

/** Returns the price bounds of a question: “the ones I hearted under 450”. */
export function boundsIn({ search, amounts }: Pick<Message, 'search' | 'amounts'>): {
  priceMin?: number;
  priceMax?: number;
} {
  const bound = (sign: '<=' | '>=') => {
    const fact = search.criteria.find((criterion) => criterion.startsWith(`price${sign}`));
    const price = fact === undefined ? undefined : Number(fact.slice('price'.length + sign.length));
    return price !== undefined && isStatedPrice(price, amounts) ? price : undefined;
  };
  const [priceMin, priceMax] = [bound('>='), bound('<=')];
  return { ...(priceMin === undefined ? {} : { priceMin }), ...(priceMax === undefined ? {} : { priceMax }) };
}

/** Plans a count or a list of the saved homes by price, with sizes and prices, or by city. */
export const savedHomesAsked: Planner = (message) => {
  const { has, home, named } = message;
  if (!has(savedWords) || home.lookUp || has(otherMatter)) return undefined;
  const bounds = boundsIn(message);
  const isBounded = Object.keys(bounds).length > 0;
  const [list, counts] = [has(sizesOrPrices), has(cities)];
  if (!isBounded && !list && !counts) return undefined;
  return use('savedHomes', {
    ...bounds,
    city: named.find(({ city }) => city)?.city,
    ...(list || isBounded ? { list: true } : {}),
    ...(counts ? { counts: true } : {}),
  });
};
