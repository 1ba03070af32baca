import { rulesNamed } from '../../../knowledge/index.ts';
import type { Amount } from '../../figures/amounts.ts';
import { housingCostsOf } from '../../figures/housing-costs.ts';
import { countryOf } from '../../homes/places.ts';
import type { Message } from '../../message.ts';
import type { Plan } from '../../plan.ts';
import { federalProgramIn } from '../../topics/buyer.ts';
import { shortPriceOf, taxYearlyOf, termsOf } from '../../topics/terms.ts';
import { type Planner, use, withAlso } from '../use.ts';
import { countryFor, loanWords, placeOf } from './cost-terms.ts';

const onlyLoan =
  /\b(loan|hypotheque|pret|prestamo|hipoteca) (de|of|for)? ?\$?\d|\d+k? ?(000 )?\$? loan\b|\bp (and|&|n) i\b|\bno taxes\b|\bprincipal\b|\bpago mensual de\b|\bhypotheque de\b/;

/** Words before a loan amount in a question that also names a price. */
const borrowedWords = /\b(loan|mortgage|borrow(ing)?|prestamo|hipoteca|pret|hypotheque)( (of|for|de|por))? \$?$/;

const justPrincipal =
  /\b(principal (and|&|n) interest|p ?(and|&|n|\+) ?i) (only|alone)\b|\bsans (les )?taxes\b|\bsin impuestos\b|\b(just|only|seulement|juste|solo|nomas) (the |le |el )?(principal|capital|p ?(and|&|n|\+) ?i)\b/;

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

const ratesJoined =
  /^ ?(instead of|vs\.?|versus|rather than|compared (to|with)|or|and|to|au lieu de|plutot que|contre|ou|et|a|y|en vez de|en lugar de|contra|o) ?$/;

/** Returns two rates that a question compares: “7% instead of 6%”, “rates went from 6.5 to 7”. */
function twoRatesOf(amounts: readonly Amount[]): [Amount, Amount] | [] {
  const isRate = (amount: Amount | undefined) =>
    amount !== undefined && (amount.unit === 'percent' || amount.unit === 'plain') && amount.value < 20;
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
const pointsIn = (text: string): number | undefined => {
  const said = /\b(\d+(?:\.\d+)?|an?|one|une?) (?:discount |mortgage )?(?:points?|puntos?)\b/.exec(text)?.[1];
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
  const { price, loan: lent, ratePercent, years, downPercent, downAmount } = termsOf(text, amounts);
  const [shorter, longer] = twoTermsOf(amounts);
  if (talk.tool === 'loanPayment' && talk.loan && price === undefined && (ratePercent ?? years) !== undefined)
    return use('loanPayment', {
      loan: talk.loan.amount,
      country: talk.loan.country,
      ratePercent: ratePercent ?? talk.loan.ratePercent,
      years: years ?? talk.loan.years,
    });
  const down = downPercent ?? downAmount;
  if (price !== undefined && down !== undefined && has(justPrincipal))
    return use('loanPayment', {
      loan: price - (downAmount ?? (price * downPercent!) / 100),
      ratePercent,
      years,
      country: countryFor(message),
    });
  const onlyTerms = ratePercent !== undefined && years !== undefined && !has(homeWords) && message.named.length === 0;
  if (price === undefined || down !== undefined || !(has(loanWords) || onlyTerms)) return undefined;
  if (!has(onlyLoan) && longer === undefined && !(ratePercent !== undefined && years !== undefined)) return undefined;
  if ((has(taxOnLoan) || /\bva\b|\bfunding fee\b|\btax\b|\bimpuesto\b/.test(text)) && !has(/\bno taxes\b/))
    return undefined;
  const borrowed = amounts.find(({ unit, before }) => unit === 'money' && borrowedWords.test(before));
  const { insuranceYearly, duesMonthly } = housingCostsOf(amounts, price);
  const taxYearly = taxYearlyOf(amounts, borrowed && price);
  return use('loanPayment', {
    loan: lent ?? borrowed?.value ?? price,
    ratePercent,
    years: shorter ?? years,
    ...(longer === undefined ? {} : { otherYears: longer }),
    country: countryFor(message),
    ...(taxYearly === undefined ? {} : { taxYearly }),
    ...(insuranceYearly === undefined ? {} : { insuranceYearly }),
    ...(duesMonthly === undefined ? {} : { duesMonthly }),
  });
};

/** “How much is 5 % of 300,000”, “3.5 % down on 240k”. */
const shareOf =
  /(%|\bpercent\b|\bpour cent\b|\bpor ciento\b) ?(down |down (be|is|come to) |de enganche |de mise de fonds |deposit )?(of|on|for|de|sur|pour|sobre|para) (an? |the |los |las |una? |une )?(cad|usd)? ?\$? ?\d/;

/** “My score is 560” */
function scoreOf(text: string): number | undefined {
  const found =
    /\b(?:score|fico|credit|puntaje|puntuacion|cote|pointage)\b[^\d$]{0,20}(\d{3})\b(?! ?(?:k\b|mil\b|000|,\d|\$))/.exec(
      text,
    ) ?? /\b(\d{3}) (?:credit|fico|score|de puntaje|de cote)\b/.exec(text);
  const score = Number(found?.[1]);
  return score >= 300 && score <= 850 ? score : undefined;
}

/** “What is the loan after 15 % down?” */
const loanLeft =
  /\b(what|how (much|big|large))\b.*\b(loan|mortgage)( amount)?\b(?!.*\b(payment|monthly|rate)\b)|\bquel\w*\b.*\b(montant|pret|hypotheque)\b|\b(de cuanto|cuanto)\b.*\b(prestamo|hipoteca)\b/;
/** “How much down do I need?” or “How much is the FHA down payment?” */
const downNeeded =
  /\b(how much|what)\b.*\b(down ?(payment)?)\b.*\b(need|required?|put|have|fha|va|usda|on|for)\b|\b(how much|what)\b.*\b(fha|va|usda|need|put)\b.*\bdown\b|\bcombien\b.*\b(mise de fonds|apport)\b|\bmise de fonds\b.*\b(combien|faut|exigee|requise)\b|\bcuanto\b.*\b(enganche|entrada|pie|inicial|pronto)\b/;
/** The smallest sum that buys a home. */
const leastToBuy =
  /\b(need|necesit\w+|besoin|faut)\b.*\b(buy|purchase|comprar|acheter)\b.*\b(minimum|at least|como minimo|minimo|au minimum|au moins)\b|\b(minimum|como minimo|minimo|au minimum)\b.*\b(need|necesit\w+|besoin|faut)\b.*\b(buy|comprar|acheter)\b/;
/** Cash in all, of which the down payment is a part. */
const wholeSum = /\b(cash|closing|total|altogether|in all|comptant|efectivo|cierre|en tout)\b/;
const paymentToo =
  /\b(and|plus|et|y)\b.*\b(payments?|a month|per month|monthly|par mois|versements?|al mes|mensual\w*|pago)\b/;
/** “Can I put 10 % down on it?” */
const mayPut =
  /\b(can|could|may) (i|we) (still )?(put|do|get away with|go with|buy with)\b|\bpuedo (dar|poner)\b|\bpodemos (dar|poner)\b|\b(puis-je|on peut|peut-on|je peux) mettre\b/;
/** “Does the premium ever go away?” */
const everEnds =
  /\b(ever|when|how long|forever|for life)\b.*\b(end|ends|go away|goes away|come off|drop|stop|pay it)\b|\b(go|goes) away\b|\bfor life\b|\b(se quita|termina|para siempre)\b|\b(prend fin|a vie|disparait)\b/;

/** “What taxes do I pay on a mortgage of 320,000” */
const taxOnLoan =
  /\b(tax(es)?|impuestos?|stamps?)\b.*\b(on|for|por|de|sobre|sur) (an? |una? |the |la |el |le |une? |my |mi )?(mortgage|loan|hipoteca|prestamo|hypotheque|pret)\b/;

/** “How much down, and what is the premium?” */
const downToo =
  /\bhow much (do i (put )?|is |should i (put )?)?down\b|\bcuanto (doy|pongo|de enganche|es el enganche)\b|\bcombien\b.*\bmise de fonds\b/;

const veteranExempt =
  /(?<!\b(no|not|without|sans|sin|ninguna) (service[- ]connected )?)\bdisab\w+|\bpurple heart\b|\binvalidite\b|\bdiscapacidad\b|\bincapacidad\b/;
const secondUse =
  /\b(second|2nd|third|subsequent|next) (use|time)\b|\bused (it|my va( loan)?|a va loan) (once|before|already)\b|\b(deuxieme|segunda) (fois|vez|utilisation)\b/;

/** Plans “And with 10 % down, what would the premium be?” on the price of the last rule figure. */
function again(message: Message): Plan | undefined {
  const { last } = message.talk;
  if (!message.after('loanRules') || !last || !message.cues.has('insurance')) return undefined;
  const { downPercent } = termsOf(message.text, message.amounts);
  return downPercent === undefined ? undefined : use('loanRules', { ...last.input, about: 'insurance', downPercent });
}

/** Returns the only amount of a question if it is what something is “on” and large enough for a price. */
function onlyAmountOf(amounts: readonly Amount[]): number | undefined {
  const [only, another] = amounts.filter(({ unit, per }) => unit === 'money' && !per);
  return only &&
    !another &&
    only.value >= 100_000 &&
    /\b(on|for|of|sur|pour|para|sobre) (an? |une? |una )?\$?$/.test(only.before)
    ? only.value
    : undefined;
}

/** Plans figures that a rule fixes: minimum down payments, premiums, fees. */
export const ruleFigures: Planner = (message) => {
  const { text, cues, amounts, has } = message;
  const { price = shortPriceOf(amounts) ?? onlyAmountOf(amounts), loan: lent, ...terms } = termsOf(text, amounts);
  const { downPercent: share } = terms;
  // “Mise de fonds minimale sur 600 000” states the price.
  const downAmount = terms.downAmount === price ? undefined : terms.downAmount;
  if (price === undefined) return again(message);
  const points = pointsIn(text);
  if (points !== undefined && (cues.has('howMuch') || has(/\b(costs?|coutent|cuestan)\b/)))
    return withAlso(
      use('loanRules', {
        about: 'share',
        amount: lent ?? price,
        downPercent: points,
        country: countryFor(message),
      }),
      use('explain', { ids: ['points'] }),
    );
  const downPercent =
    share ?? (downAmount !== undefined && downAmount < price ? (downAmount / price) * 100 : undefined);
  const country = countryFor(message);
  const { state, city } = placeOf(message);
  const program = federalProgramIn(text);
  const payment =
    has(paymentToo) &&
    use('monthlyCost', { price, ...terms, country: country ?? (state && countryOf(state)), state, city });
  const about = (topic: string, more: Record<string, unknown> = {}) =>
    use('loanRules', { about: topic, amount: price, country, state, ...more });
  if (
    /\bfunding fee\b|\bcuota va\b|\bfrais va\b/.test(text) ||
    (federalProgramIn(text) === 'va' && has(/\bfee\b|\bcuota\b/))
  )
    return withAlso(
      about('fundingFee', {
        amount: lent ?? Math.round(price * (100 - (downPercent ?? 0))) / 100,
        downPercent,
        country: 'US',
        ...(has(veteranExempt) ? { exempt: true } : {}),
        ...(has(secondUse) ? { again: true } : {}),
      }),
      payment,
    );
  if (rulesNamed(text).some(({ id }) => /mortgage-tax/.test(id)) || (state !== undefined && has(taxOnLoan)))
    if (state === undefined || countryOf(state) === 'US')
      return withAlso(
        about('mortgageTax', {
          amount: lent ?? price,
          downPercent: lent === undefined ? downPercent : undefined,
          country: 'US',
          state: state ?? 'FL',
          city,
        }),
        has(/\b(who|qui|quien)\b.*\b(pays?|paie|paga)\b|\b(me|i) or the seller\b/) &&
          use('explain', { ids: ['mortgage-tax-payer'] }),
      );
  if (/\b(school tax|taxes? scolaires?)\b/.test(text)) return about('schoolTax', { country: 'CA', state: 'QC' });
  if (
    /\b(cmhc|schl|sagen|premium|prime|pmi|mip|mortgage insurance|assurance (pret|hypothecaire)|seguro hipotecario|prima)\b/.test(
      text,
    ) &&
    (!cues.has('monthly') ||
      has(/\b(mip|premiums?|up ?front|prime|prima)\b/) ||
      (federalProgramIn(text) === 'fha' && !has(/\b(payments?|pago|paiement|total|all in|todo)\b/)))
  )
    return program === 'va'
      ? about('fundingFee', {
          amount: lent ?? Math.round(price * (100 - (downPercent ?? 0))) / 100,
          downPercent,
          country: 'US',
        })
      : withAlso(
          about('insurance', {
            ...(has(downToo) ? { down: true } : {}),
            downPercent: downPercent ?? (federalProgramIn(text) === 'fha' ? 3.5 : undefined),
            loan: federalProgramIn(text),
          }),
          payment,
          has(everEnds) && use('explain', { ids: [federalProgramIn(text) === 'fha' ? 'mip-ends' : 'pmi-ends'] }),
        );
  const scored = scoreOf(text);
  const creditScore = scored === undefined ? {} : { creditScore: scored };
  if (federalProgramIn(text) === 'fha' && has(/\b3\.5\b/) && !cues.has('monthly'))
    return about('leastDown', { loan: 'fha', country: 'US', ...creditScore });
  if (downPercent !== undefined && has(mayPut))
    return about('leastDown', { loan: federalProgramIn(text), ...creditScore });
  if (downPercent !== undefined && !cues.has('monthly') && !cues.has('closing') && (has(shareOf) || has(loanLeft)))
    return about('share', { downPercent, ...(has(loanLeft) ? { down: true } : {}) });
  if (
    (has(leastToBuy) && !cues.has('closing')) ||
    (downPercent === undefined && cues.has('down') && has(downNeeded) && !has(wholeSum)) ||
    (has(
      /\b(min|minimum|minim\w+|smallest|least|lowest|minimal\w*|lo menos|le moins|al menos|como minimo|au moins)\b|\bless down\b/,
    ) &&
      cues.has('down'))
  )
    return withAlso(
      about('leastDown', {
        loan: federalProgramIn(text),
        ...creditScore,
        units: /\b(tri|four|quadru|quad)plex\b|\b[34] (units?|logements)\b/.test(text) ? '3-4' : undefined,
      }),
      payment,
    );
  return undefined;
};
