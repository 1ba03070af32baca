import { comparedAmounts } from '../../figures/amount-roles.ts';
import type { Amount } from '../../figures/amounts.ts';
import { housingCostsOf } from '../../figures/housing-costs.ts';
import { highestLoan, taxYearlyOf, termsOf } from '../../topics/terms.ts';
import { type Planner, use } from '../use.ts';
import { countryFor, loanWords, taxOnLoan } from './cost-terms.ts';

const onlyLoan =
  /\b(loan|hypotheque|pret|prestamo|hipoteca) (de|of|for)? ?\$?\d|\d+k? ?(000 )?\$? loan\b|\bp (and|&|n) i\b|\bno taxes\b|\bprincipal\b|\bpago mensual de\b|\bhypotheque de\b/;

/** Words before a loan amount in a question that also names a price. */
const borrowedWords = /\b(loan|mortgage|borrow(ing)?|prestamo|hipoteca|pret|hypotheque)( (of|for|de|por))? \$?$/;

const justPrincipal =
  /\b(principal (and|&|n) interest|p ?(and|&|n|\+) ?i) (only|alone)\b|\bsans (les )?taxes\b|\bsin impuestos\b|\b(just|only|seulement|juste|solo|nomas) (the |le |el )?(principal|capital|loan|p ?(and|&|n|\+) ?i)\b|\bpuro (el )?(loan|prestamo|capital|credito)\b|\b(nomas|nada mas|solo|solamente) (del|el) (prestamo|loan|credito)\b|\b(juste|seulement) (le pret|l'hypotheque)\b|\b(whats|what'?s|what is) (the )?p ?(and|&|n|\+) ?i\b/;

const insteadOf =
  /^ ?(instead of|vs\.?|versus|rather than|or|and|to|ou|et|au lieu de|contre|o|y|en vez de|en lugar de|contra) ?$/;

/** Returns two loan terms that a question compares: “25 vs 30 years”, “15 years instead of 30”. */
function twoTermsOf(amounts: readonly Amount[]): [number, number] | [] {
  const years = amounts.filter(
    ({ unit, value, after }, at) =>
      value >= 5 &&
      value <= 40 &&
      !/^ ?-? ?(fixed|fixe|fij[oa]|term|variable)/.test(after) &&
      (unit === 'years' ||
        (unit === 'plain' &&
          ((amounts[at + 1]?.unit === 'years' && insteadOf.test(after)) ||
            (amounts[at - 1]?.unit === 'years' && insteadOf.test(amounts[at - 1]!.after))))),
  );
  return years.length === 2 ? [years[0]!.value, years[1]!.value] : [];
}

/** What another term saves: “if I do 15 instead, how much interest do I save?”. */
const savedWords =
  /\b(sav(e|es|ing|ings)|differen\w+|diferencia|compar\w+|less|ahorr\w+|econom\w+|epargn\w+|de moins|menos|total interest|interets? (au|en) total|intereses? (en )?total\w*)\b/;
/** A usual term without its unit: “and 15 instead?”. */
const termOf = (amounts: readonly Amount[]): number | undefined =>
  amounts.find(
    ({ unit, value, after }) =>
      unit === 'plain' &&
      [10, 15, 20, 25, 30].includes(value) &&
      /^ ?($|[,?.]|instead\b|a la place\b|plutot\b|au lieu\b|en vez\b|en lugar\b|mejor\b)/.test(after),
  )?.value;

/** A rate without its unit for another term: “they said 5.5 for that one”. */
const saidBefore =
  /\b(said|says?|saying|quoted?|gave|got|offer\w*|at|rate|told us|dit|disent|donne\w*|offre\w*|a|taux|dijeron|dijo|dan|dieron|ofrec\w+|al|tasa)( (me|us|is|was|about|like|de|que|un|una|el))* $/;
const bareRateOf = (amounts: readonly Amount[]): number | undefined =>
  amounts.find(
    ({ unit, value, before }) =>
      unit === 'plain' && value >= 1 && value < 15 && !Number.isInteger(value) && saidBefore.test(before),
  )?.value;

const ratesJoined =
  /^ ?(instead of|vs\.?|versus|rather than|compared (to|with)|or|and|to|au lieu de|plutot que|contre|ou|et|a|y|en vez de|en lugar de|contra|o) ?$/;

/** Returns two rates that a question compares: “7% instead of 6%”, “rates went from 6.5 to 7”. */
function twoRatesOf(amounts: readonly Amount[]): [Amount, Amount] | [] {
  const isRate = (amount: Amount | undefined) =>
    amount !== undefined &&
    amount.role !== 'down' &&
    (amount.unit === 'percent' || amount.unit === 'plain') &&
    amount.value < 20;
  const first = amounts.findIndex(
    (amount, at) =>
      isRate(amount) &&
      isRate(amounts[at + 1]) &&
      ratesJoined.test(amount.after) &&
      (amounts[at + 1]!.unit === 'percent' || /\b(from|between|de|entre|desde) $/.test(amount.before)),
  );
  return first < 0 ? [] : [amounts[first]!, amounts[first + 1]!];
}

/** “One discount point” */
export const pointsIn = (text: string): number | undefined => {
  const said =
    /(?<![\d.,])(\d+(?:\.\d+)?|\.\d+|\ban?|\bone|\bune?) (?:discount |mortgage )?(?:points?|pts?|puntos?)\b/.exec(
      text,
    )?.[1];
  const points = /^[a-z]/.test(said ?? '') ? 1 : Number(said);
  return points > 0 && points <= 5 ? points : undefined;
};

const homeWords =
  /\b(house|home|condo|place|property|townho\w+|price|worth|maison|propriete|logement|appartement|prix|casa|vivienda|departamento|apartamento|propiedad|precio)\b/;

/** Plans the payment of a loan without taxes and insurance. */
export const loan: Planner = (message) => {
  const { has, text, amounts, talk } = message;
  const [rate, otherRate] = twoRatesOf(amounts);
  if (rate && otherRate && (has(loanWords) || message.cues.has('monthly') || message.cues.has('rate'))) {
    const rest = termsOf(
      text,
      amounts.filter(
        (amount) => amount !== rate && amount !== otherRate && !/^ ?(discount |mortgage )?points?\b/.test(amount.after),
      ),
    );
    if (rest.price !== undefined)
      return use('loanPayment', {
        loan: rest.loan ?? rest.price - (rest.downAmount ?? (rest.price * (rest.downPercent ?? 0)) / 100),
        ratePercent: rate.value,
        otherRatePercent: otherRate.value,
        points: pointsIn(text),
        years: rest.years,
        country: countryFor(message),
      });
  }
  const { price, loan: lent, years, downPercent, downAmount, ...stated } = termsOf(text, amounts);
  const ratePercent = stated.ratePercent ?? (talk.tool === 'loanPayment' ? bareRateOf(amounts) : undefined);
  const [shorter, longer] = twoTermsOf(amounts);
  const otherTerm = years ?? termOf(amounts);
  if (talk.tool === 'loanPayment' && talk.loan && price === undefined && (ratePercent ?? otherTerm) !== undefined) {
    const { amount, country, years: before } = talk.loan;
    const compared = otherTerm !== undefined && otherTerm !== before && ratePercent === undefined && has(savedWords);
    return use('loanPayment', {
      loan: amount,
      country,
      ratePercent: ratePercent ?? talk.loan.ratePercent,
      years: otherTerm ?? before,
      ...(compared ? { otherYears: before } : {}),
    });
  }
  const down = downPercent ?? downAmount;
  if (price !== undefined && down !== undefined && has(justPrincipal))
    return use('loanPayment', {
      loan: price - (downAmount ?? (price * downPercent!) / 100),
      ratePercent,
      years,
      country: countryFor(message),
    });
  const onlyTerms = ratePercent !== undefined && years !== undefined && !has(homeWords) && message.named.length === 0;
  if (price === undefined || down !== undefined || !(has(loanWords) || onlyTerms || longer !== undefined))
    return undefined;
  const isLoanAlone = ratePercent !== undefined && comparedAmounts(amounts).loan === price && !has(homeWords);
  if (!has(onlyLoan) && longer === undefined && !isLoanAlone && !(ratePercent !== undefined && years !== undefined))
    return undefined;
  if ((has(taxOnLoan) || /\bva\b|\bfunding fee\b|\btax\b|\bimpuesto\b/.test(text)) && !has(/\bno taxes\b/))
    return undefined;
  const borrowed = amounts.find(({ unit, before }) => unit === 'money' && borrowedWords.test(before));
  // A loan above its price is a slip of one of the two.
  if (borrowed && borrowed.value > price * highestLoan) return { kind: 'ask', for: 'price' };
  const { insuranceYearly, duesMonthly } = housingCostsOf(amounts, price);
  const taxYearly = taxYearlyOf(amounts, borrowed && price);
  return use('loanPayment', {
    loan: lent ?? borrowed?.value ?? price,
    ratePercent: ratePercent === shorter ? undefined : ratePercent,
    years: shorter ?? years,
    ...(longer === undefined ? {} : { otherYears: longer }),
    country: countryFor(message),
    ...(taxYearly === undefined ? {} : { taxYearly }),
    ...(insuranceYearly === undefined ? {} : { insuranceYearly }),
    ...(duesMonthly === undefined ? {} : { duesMonthly }),
  });
};
