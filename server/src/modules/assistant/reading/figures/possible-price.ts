import type { Amount } from './amounts.ts';

/** Smaller amounts, written in full, are no prices of homes. */
const leastPrice = 10_000;
/** No cost of a home is this high. */
const surePrice = 60_000;
/** A whole number between these can be a price in thousands. */
const [leastShort, mostShort] = [50, 2_000];

/** Costs of a month or a year, and single ones below the price of a home. */
const costs =
  /^(transaction|option|application|processing|score|fico|credit|puntaje|cote|costs?|expenses?|gastos?|rehab|income|salary|tips?|overtime|bonus(es)?|bills?|dues|hoa|fees?|rents?|rented|renting|utilit(y|ies)|heat\w*|oil|water|hydro|electric\w*|insurance|escrow|shortage|payments?|notes?|cars?|trucks?|boats?|cards?|repairs?|patch\w*|replac\w*|stoves?|fridge|furnace|roof|heater|appliances?|inspections?|inspector|appraisals?|earnest|retainer|minimum|wages?|pourboires?|factures?|frais|loyers?|chauffage|deneigement|electricite|assurances?|marge|paiements?|versements?|reparations?|pension|propinas?|recibos?|cuotas?|rentas?|luz|agua|gas|seguros?|pagos?|arreglos?|reparacion(es)?|troca|camioneta|carro|mensualidad|plumber|contractor|lawyer|attorney|notary|notaire|avocat|abogado|tax(es)?|impuestos?|predial)$/;
const purchases =
  /^(houses?|homes?|place|condos?|townho\w+|duplex\w*|triplex\w*|fourplex\w*|plex|bungalows?|semi|property|prices?|list\w*|asking|offer\w*|worth|sells?|selling|sold|sale|buy\w*|bought|maisons?|propriete|prix|offre|vaut|vend\w*|achat|achet\w*|casas?|departamento|precio|oferta|vale|venta|vendi|compr\w*|goes)$/;
const clause = /[,;:.?!()]+|\b(?:and|but|with|et|mais|avec|y|pero|con|plus|pis|or|ou|o)\b/;
const wordsOf = (text: string): string[] => text.split(/[^a-z0-9-]+/).filter(Boolean);
/** Words between a number and the noun after it: “890 to patch”, “425 par hiver”, “700 de propinas”. */
const ofNoun =
  /^ ?\$? ?(?:(?:a|in|of|for|on|to|from|the|my|our|bucks|dollars?|dolares|pesos|de|del|d'|en|pour|por|par|la|el|le|les|las|los|mi) ?)*([a-z]+)(.*)$/;
/** Costs of a period: “425 par hiver”, “95 al mes”. */
const perTime =
  /^ ?\$? ?(a|per|par|por|al|each|every|chaque|cada) (week|winter|season|semaine|hiver|saison|semana|quincena|temporada)\b/;

/** True if the noun nearest to a number names a cost, and not a home or its sale. */
export function isOfCost({ before, after }: Amount): boolean {
  if (perTime.test(after)) return true;
  const [, noun = '', rest = ''] = ofNoun.exec(after) ?? [];
  // In “385 hoa 210” the noun is that of the next number.
  if (costs.test(noun) && !/^( (is|are|of|at|de|es|est))* ?:? ?\$?$/.test(rest)) return true;
  if (purchases.test(noun)) return false;
  const last = wordsOf(before.split(clause).at(-1) ?? '').findLast((word) => costs.test(word) || purchases.test(word));
  return last !== undefined && costs.test(last);
}

/** True if the last noun of a text names a cost: “the stove is busted, a new one is”. */
export const speaksOfCost = (text: string): boolean =>
  costs.test(wordsOf(text).findLast((word) => costs.test(word) || purchases.test(word)) ?? '');

/** “Owe 93,400, selling at 287”: what is owed is no price. */
const owedBefore =
  /\b(owe|owing|payoff|pay ?off|balance|dois|devons|solde|debo|debemos|saldo)( (is|of|about|around|still|de|est|es|como|unos|environ))* \$?$/;

/** True for a number that can be the price of a home: by its size, its unit and the nouns beside it. */
export function couldBePrice(amount: Amount): boolean {
  const { unit, value, per, role, sure } = amount;
  if (per !== undefined || (unit !== 'money' && unit !== 'plain') || owedBefore.test(amount.before)) return false;
  if (value >= leastPrice)
    return !(sure && (role === 'income' || role === 'gross')) && (value >= surePrice || !isOfCost(amount));
  return Number.isInteger(value) && value >= leastShort && value < mostShort && !isOfCost(amount);
}

/** How far a price “around” a stated one may be from it. */
const widest = 0.12;

/** Returns the number of a question that a price was read from: in full, in thousands or in millions. */
export function sourceOfPrice(price: number, amounts: readonly Amount[]): Amount | undefined {
  const within = (far: number) =>
    amounts.find(({ value }) =>
      [value, value * 1e3, value * 1e6].some((form) => Math.abs(form - price) <= price * far),
    );
  return within(0.001) ?? within(widest);
}

/** True unless a price was read from a number that cannot be one, such as a rate or a bill. */
export function isStatedPrice(price: number, amounts: readonly Amount[]): boolean {
  const source = sourceOfPrice(price, amounts);
  return source === undefined || couldBePrice(source);
}
