import { type Planner, use } from '../use.ts';

const planWords = /\b(hbp|home ?buyers?'?s? plan|rrsps?|rap|reers?|regime d'accession)\b/;
const repays =
  /\b(re-?pay\w*|pay(ing)? (it|that|them|this|the \w+|my rrsp)?( \w+)? ?back|payback|owe|first payment|rembours\w+|repay\w+|devolv\w+|devuelv\w+|regresar|pag\w+ de vuelta|a year|par an(nee)?|al ano)\b/;
const stillToCome =
  /\b(next (year|spring|january|february|march)|in the new year|l'an prochain|l'annee prochaine|au printemps prochain|el (proximo ano|ano que viene)|la proxima primavera)\b/;
const yearNamed = /\b(?:in|en|of|de|since|for|pour|para|del) (199[2-9]|20\d\d)\b/;

/** Plans the repayment of an amount that a person withdraws from an RRSP under the Home Buyers' Plan. */
export const hbpRepayment: Planner = ({ text, has, amounts }) => {
  if (!has(planWords) || !has(repays)) return undefined;
  const [amount, another] = new Set(
    amounts.flatMap(({ unit, per, value }) =>
      unit === 'money' && !per && value >= 1_000 && value <= 150_000 ? [value] : [],
    ),
  );
  if (!amount || another !== undefined) return undefined;
  const year = yearNamed.exec(text)?.[1];
  return use('loanRules', {
    about: 'hbp',
    amount,
    country: 'CA',
    ...(year ? { year: Number(year) } : has(stillToCome) ? { nextYear: true } : {}),
  });
};
