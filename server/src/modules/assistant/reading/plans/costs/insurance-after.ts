import type { Amount } from '../../figures/amounts.ts';
import { countryOf } from '../../homes/places.ts';
import { plain } from '../../plain.ts';
import { federalProgramIn, usedVaBefore } from '../../topics/buyer.ts';
import { occupancyOf } from '../../topics/occupancy.ts';
import { paysWhole } from '../../topics/pays-whole.ts';
import { termsOf } from '../../topics/terms.ts';
import { isShort } from '../follow-ups/points-back.ts';
import { meaningWords } from '../others.ts';
import { type Planner, use, withAlso } from '../use.ts';
import { loanInsurance, pointsBackTo } from './cost-terms.ts';
import { taxOnPremium } from './payments/premium-in-loan.ts';
import { asksLeastDown, veteranExempt } from './rule-figures.ts';
import { looksForHomes } from './taxes/tax-after.ts';

/** Insurance that has no other meaning after the rules of a loan: “y el seguro ese que cobran”. */
const someInsurance = /\b(insurance|premium|assurance|prime|seguro|prima)\b/;
const otherInsurance =
  /\b(home ?owners?'?|fire|flood|hail|title|life|car|hazard|habitation|maison|incendie|inondation|titres?|vie|auto|inundacion|titulo|vida|incendio|de (la )?casa|propietarios?)\b/;
const amountAsked =
  /\b(how (much|many)|what('?s| is| would| will)|whats|combien|cuant[oa]s?|kuanto|run|cost\w*|coute\w*|cuesta|de combien|amount)\b/;
const lasts =
  /\b(ends?|cancel\w*|remov\w*|(go|goes) away|avoid|drop\w*|stop|forever|how long|without|why|who|refund\w*|enlev\w+|evit\w+|annul\w+|pourquoi|qui|quit\w+|por ?que|quien|need|required|necessary|faut|obligat\w+|rate|taux|tasa)\b/;

/** The tax on the premium: “what's the tax on that in Ontario?”. */
const taxWords = /\b(tax(es)?|taxes?|pst|tvq|impuestos?)\b(?!.*\b(property|transfer|fonci\w+|mutation|predial)\b)/;

/** “And the CMHC premium?” */
const bare = /^(and|et|pis|y|what about|how about|que tal) (\S+ ){0,5}\S+$/;

/** Number of words of a question that names the insurance of a loan. */
const longestNamed = 16;

/** Plans the premium on the price and the down payment of before: “n how much is cmhc on that”. */
export const insuranceAfter: Planner = (message) => {
  const { after, talk, has, amounts, home } = message;
  const { stated, last } = talk;
  const rule = after('loanRules') ? last?.input : undefined;
  const ofRule = rule?.about === 'leastDown' || rule?.about === 'insurance';
  const price = ofRule ? (rule.amount as number) : stated?.price;
  // “Combien pour la SCHL, pis y a tu une taxe dessus?” asks for both.
  const both = has(loanInsurance) && has(taxOnPremium);
  const taxed = both || (rule?.about === 'insurance' && has(taxWords));
  // “La taxe de 9 % sur ça” names the rate of the tax.
  const stray = amounts.filter(({ unit }) => unit !== 'years' && !(taxed && unit === 'percent'));
  const isNear = has(loanInsurance) ? message.text.split(' ').length <= longestNamed : isShort(message);
  if (price === undefined || stray.length > 0 || home.lookUp || !isNear) return undefined;
  if (!has(loanInsurance) && !taxed && !(ofRule && has(someInsurance))) return undefined;
  if (!taxed && (has(otherInsurance) || has(lasts) || has(meaningWords))) return undefined;
  const isWhole = paysWhole(message.text);
  if (!taxed && !has(amountAsked) && !has(pointsBackTo) && !has(bare) && !isWhole) return undefined;
  const loan = (ofRule ? (rule.loan as string | undefined) : undefined) ?? stated?.program;
  if (loan === 'va' || loan === 'usda') return undefined;
  // A question in French that names no place is about Québec.
  const ofQuebec = taxed && message.language === 'fr' ? 'QC' : undefined;
  const state = message.named[0]?.state ?? stated?.state ?? (rule?.state as string | undefined) ?? ofQuebec;
  const country =
    (ofRule ? (rule.country as 'US' | 'CA' | undefined) : undefined) ??
    (state === undefined ? undefined : countryOf(state)) ??
    countryNamed(message.text);
  const { downPercent, downAmount } = stated ?? {};
  const share = downPercent ?? (downAmount === undefined ? undefined : (downAmount / price) * 100);
  const down = (ofRule ? (rule.downPercent as number | undefined) : undefined) ?? (ofRule ? undefined : share);
  return use('loanRules', {
    about: 'insurance',
    amount: price,
    country,
    state,
    ...(ofRule ? { units: rule.units, rented: rule.rented } : {}),
    downPercent: isWhole ? 100 : (down ?? leastPercent(loan, country, ofRule ? rule : {})),
    ...(loan === 'fha' ? { loan } : {}),
    ...(taxed ? { taxed: true } : {}),
  });
};

const longestWithPrice = 20;
/** Plans the minimum down payment of before for another building: “and if I rent out all of it?”, “pis un triplex?”. */
export const buildingAfter: Planner = (message) => {
  const { after, talk, has, amounts, home, text } = message;
  const rule = talk.last?.input;
  if (!after('loanRules') || !(rule?.about === 'leastDown' || rule?.about === 'insurance')) return undefined;
  const building = occupancyOf(text);
  if (Object.keys(building).length === 0 || home.lookUp || has(looksForHomes)) return undefined;
  const { downPercent: _, units, ...same } = rule;
  const { price } = termsOf(text, amounts);
  const [first, another] = amounts.filter(({ unit }) => unit === 'money');
  // “And if it was a fourplex at 640,000?” states one price.
  if (first ? another || first.value !== price || text.split(' ').length > longestWithPrice : !isShort(message))
    return undefined;
  return use('loanRules', {
    ...same,
    ...(price === undefined ? {} : { amount: price }),
    ...(building.units ? {} : { units }),
    ...building,
  });
};

/** “C'est quoi la mise de fonds minimale pis l'assurance?” after a price. */
export const leastAfter: Planner = (message) => {
  const { after, talk, text, has, amounts, named, home } = message;
  const { price, state, program } = talk.stated ?? {};
  if (price === undefined || state === undefined || after('monthlyCost') || !asksLeastDown(message)) return undefined;
  if (amounts.length + named.length > 0 || home.lookUp || !isShort(message)) return undefined;
  const loan = federalProgramIn(text) ?? program;
  const country = countryOf(state);
  const input = {
    amount: price,
    country,
    state,
    ...(country === 'US' ? { loan } : {}),
    ...occupancyOf(plain(talk.asked ?? '')),
    ...occupancyOf(text),
  };
  const insured = (has(loanInsurance) || has(someInsurance)) && !has(otherInsurance);
  if (insured && country === 'CA') return use('loanRules', { about: 'insurance', down: true, ...input });
  return withAlso(
    use('loanRules', { about: 'leastDown', ...input }),
    insured &&
      (loan === undefined || loan === 'fha') &&
      use('loanRules', { about: 'insurance', ...input, downPercent: leastPercent(loan, 'US', { about: 'leastDown' }) }),
  );
};

const programNamed: readonly (readonly [loan: string, pattern: RegExp])[] = [
  ['conventional', /\b(conventional|conventionnel\w*|convencional\w*)\b/],
  ['fha', /\bfha\b/],
  ['va', /\bva\b/],
  ['usda', /\busda\b/],
];
const goesOn = /^(and|what about|how about|or|et|y|pis|que tal|con|with|avec)\b/;
const mostWords = 5;

/** Plans the minimum down payment of before with another loan: “and conventional?”. */
export const programAfter: Planner = ({ after, talk, text, amounts, named }) => {
  const rule = talk.last?.input;
  if (!after('loanRules') || rule?.about !== 'leastDown' || rule.country === 'CA') return undefined;
  if (amounts.length + named.length > 0 || !goesOn.test(text) || text.split(' ').length > mostWords) return undefined;
  const loan = programNamed.find(([, pattern]) => pattern.test(text))?.[0];
  const { creditScore: _, downPercent: __, ...same } = rule;
  return loan === undefined ? undefined : use('loanRules', { ...same, loan, country: 'US' });
};

/** Returns the least share of a price that the loan allows. Canada's depends on the price. */
function leastPercent(
  loan: string | undefined,
  country: 'US' | 'CA' | undefined,
  { about, creditScore }: { about?: unknown; creditScore?: unknown },
): number | undefined {
  if (loan === 'fha') return typeof creditScore === 'number' && creditScore < 580 ? 10 : 3.5;
  return about === 'leastDown' && country === 'US' ? 3 : undefined;
}

const countryNamed = (text: string): 'US' | 'CA' | undefined =>
  /\b(cmhc|schl|sagen)\b/.test(text) ? 'CA' : /\b(pmi|mip|ufmip)\b/.test(text) ? 'US' : undefined;

/** “What if I get rated at 10%?” */
const ratedWords = /\brat(ed|ing)\b|\bcalificacion\b|\bcote d'invalidite\b/;
const firstUse = /\b(first|1st) (use|time)\b|\bpremiere (fois|utilisation)\b|\bprimera (vez|utilizacion)\b/;
const laterUse =
  /\b(second|2nd|next|later|subsequent) (use|time)\b|\b(deuxieme|seconde) (fois|utilisation)\b|\bsegunda vez\b/;

/** Plans the VA funding fee of before for an exempt buyer or another use of the loan. */
export const fundingFeeAfter: Planner = (message) => {
  const { after, talk, has, amounts } = message;
  const input = talk.last?.input;
  if (!after('loanRules') || input?.about !== 'fundingFee') return undefined;
  if (amounts.some(({ unit }) => unit === 'money')) return undefined;
  if (has(veteranExempt) || has(ratedWords)) return use('loanRules', { ...input, exempt: true });
  const again = has(laterUse) || usedVaBefore(message.text);
  const isYear = ({ unit, value }: Amount) => unit === 'plain' && value >= 1950 && value < 2100;
  if (!amounts.every(isYear) || !(again || isShort(message))) return undefined;
  const { again: _, ...once } = input;
  return has(firstUse) ? use('loanRules', once) : again ? use('loanRules', { ...once, again: true }) : undefined;
};
