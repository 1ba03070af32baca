import { type Planner, use } from '../use.ts';

const planWords = /\b(hbp|home ?buyers?'?s? plan|rrsps?|rap|reers?|regime d'accession)\b/;
const repays =
  /\b(re-?pay\w*|pay(ing)? (it|that|them|this|the \w+|my rrsp)?( \w+)? ?back|payback|owe|first payment|rembours\w+|repay\w+|devolv\w+|devuelv\w+|regresar|pag\w+ de vuelta|a year|par an(nee)?|al ano)\b/;
const stillToCome =
  /\b(next (year|spring|january|february|march)|in the new year|l'an prochain|l'annee prochaine|au printemps prochain|el (proximo ano|ano que viene)|la proxima primavera)\b/;
const yearNamed = /\b(?:in|en|of|de|since|for|pour|para|del) (199[2-9]|20\d\d)\b/;

const isYear = (value: number): boolean => value >= 1_992 && value < 2_100;
const twoPeople =
  /\b(my|her|his|their|the) (wife|husband|spouse|partner|girlfriend|boyfriend|fiancee?|brother|sister)('?s)?\b|\b(from|for|by) (her|him|them)\b|\bhers\b|\b(she|he) (takes?|takes out|withdr\w+|has|puts?)\b|\b(us|we) (both|each|two)\b|\b(both|each) of us\b|\b(ma|mon|sa|son) (blonde|femme|chum|conjointe?|mari|copine|copain|partenaire)\b|\b(a deux|les deux|chacune?)\b|\b(mi|su) (esposa|esposo|marido|mujer|pareja|novi[oa])\b/;

/** Plans the repayment of an amount that a person withdraws from an RRSP under the Home Buyers' Plan. */
export const hbpRepayment: Planner = ({ text, has, amounts }) => {
  if (!has(planWords) || !has(repays)) return undefined;
  const stated = amounts.flatMap(({ unit, per, value }) =>
    (unit === 'money' || (unit === 'plain' && !isYear(value))) && !per && value >= 1_000 && value <= 150_000
      ? [value]
      : [],
  );
  // Two people each repay their own withdrawal.
  const [amount, another, third] = has(twoPeople) ? stated : new Set(stated);
  if (!amount || third !== undefined || (another !== undefined && !has(twoPeople))) return undefined;
  const year = yearNamed.exec(text)?.[1];
  return use('loanRules', {
    about: 'hbp',
    amount,
    ...(another === undefined ? {} : { otherAmount: another }),
    country: 'CA',
    ...(year ? { year: Number(year) } : has(stillToCome) ? { nextYear: true } : {}),
  });
};
