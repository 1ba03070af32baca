import { rulesNamed } from '../../../knowledge/index.ts';
import type { Amount } from '../../figures/amounts.ts';
import { countryOf } from '../../homes/places.ts';
import type { Message } from '../../message.ts';
import type { Plan } from '../../plan.ts';
import { buyerOf, federalProgramIn } from '../../topics/buyer.ts';
import { occupancyOf } from '../../topics/occupancy.ts';
import { shortPriceOf, termsOf } from '../../topics/terms.ts';
import { type Planner, use, withAlso } from '../use.ts';
import { asksWhoPays, besideDown, countryFor, loanInsurance, placeOf, taxOnLoan } from './cost-terms.ts';
import { downInstead } from './down-instead.ts';
import { pointsIn } from './loans.ts';
import { loanWithFee } from './payments/fee-included.ts';
import {
  fhaPremiumWords,
  includesPremium,
  isLoanOnly,
  provinceOfPremium,
  taxOnPremium,
} from './payments/premium-in-loan.ts';
import { loanOn, mortgageTaxWords } from './taxes/taxed.ts';
import { vaRefinance } from './va-refinance.ts';

/** “How much is 5 % of 300,000”, “3.5 % down on 240k”. */
const shareOf =
  /(%|\bpercent\b|\bpour cent\b|\bpor ciento\b) ?(down |down (be|is|come to) |de enganche |de mise de fonds |deposit )?(of|on|for|de|sur|pour|sobre|para) (an? |the |los |las |una? |une )?(cad|usd)? ?\$? ?\d/;

/** “My score is 560” */
export function scoreOf(text: string): number | undefined {
  const found =
    /\b(?:score|fico|credito?|puntaje|puntuacion|cote|pointage)\b[^\d$]{0,20}(\d{3})\b(?! ?(?:k\b|mil\b|000|,\d|\$))/.exec(
      text,
    ) ?? /\b(\d{3}) (?:(?:of|de|en) )?(?:mi )?(?:credito?|fico|score|puntaje|cote)\b/.exec(text);
  const score = Number(found?.[1]);
  return score >= 300 && score <= 850 ? score : undefined;
}

/** “What is the loan after 15 % down?” */
const loanLeft =
  /\b(what|how (much|big|large))\b.*\b(loan|mortgage)( amount)?\b(?!.*\b(payment|monthly|rate)\b)|\bquel\w*\b.*\b(montant|pret|hypotheque)\b|\b(de cuanto|cuanto)\b.*\b(prestamo|hipoteca)\b/;
/** “How much down do I need?” or “How much is the FHA down payment?” */
const downNeeded =
  /\b(how much|what)\b.*\b(down ?(payment)?)\b.*\b(need|required?|put|have|fha|va|usda|on|for)\b|\b(how much|what)\b.*\b(fha|va|usda|need|put)\b.*\bdown\b|\bcombien\b.*\b(mise de fonds|apport)\b|\bmise de fonds\b.*\b(combien|faut|exigee|requise)\b|\bcuant[oa]\b.*\b(enganche|entrada|pie|inicial|pronto|down)\b|\bwhat('?s| is| will be)? (my|our|the) (\w+ )?(down|deposit)\b|\bhow much\b.*\b(down|deposit)\b.*\b(need\w*|required?|fha|conventional|usda)\b|\bcombien\b.*\bcash ?down\b|\bcash ?down\b.*\bcombien\b|\b(mise de fonds|cash ?down|down ?payment|enganche)\b.*\b(du|tri|quadru|four)plex\b/;
/** The smallest sum that buys a home. */
const leastToBuy =
  /\b(need|necesit\w+|besoin|faut)\b.*\b(buy|purchase|comprar|acheter)\b.*\b(minimum|at least|como minimo|minimo|au minimum|au moins)\b|\b(minimum|como minimo|minimo|au minimum)\b.*\b(need|necesit\w+|besoin|faut)\b.*\b(buy|comprar|acheter)\b/;
/** Cash in all, of which the down payment is a part. */
const wholeSum = /\b(cash|closing|total|altogether|in all|comptant|efectivo|cierre|en tout)\b/;
/** “Cash down”, a name of the down payment. */
const cashDown = /\bcash ?-?down\b/g;
const paymentToo =
  /\b(and|plus|et|y)\b.*\b(payments?|a month|per month|monthly|par mois|versements?|al mes|mensual\w*|pago)\b/;
/** “Can I put 10 % down on it?” */
const mayPut =
  /\b(can|could|may) (i|we) (still )?(put|do|get away with|go with|buy with)\b|\b(is|would|will|are) \$?\d[\d.,]*k? ?(%|percent)? ?(down )?(payment )?(ok(ay)?|enough|allowed|possible|legal|sufficient|fine)\b|\b(enough|allowed|possible) (down|with|to put)\b|\b(puedo|podemos|se puede|puede uno|alcanza con|basta con) (dar|poner|comprar con|un|el)?\b|\b(puis-je|on peut|peut-on|je peux|peux-tu|c'est possible de|suffit)([ -](tu|t-on|on))? ?(mettre|acheter avec|de mettre)?\b|\b(who('?s| is)? right|qui a raison|quien tiene (la )?razon)\b/;
/** “Does the premium ever go away?” */
const everEnds =
  /\b(ever|when|how long|forever|for life)\b.*\b(end|ends|go away|goes away|come off|drop|stop|pay it)\b|\b(go|goes) away\b|\bfor life\b|\b(se quita|termina|para siempre)\b|\b(prend fin|a vie|disparait)\b/;

/** “How much down, and what is the premium?” */
const downToo =
  /\bhow much (do i (put )?|is |should i (put )?)?down\b|\bcuanto (doy|pongo|de enganche|es el enganche)\b|\bcombien\b.*\bmise de fonds\b/;

export const veteranExempt =
  /(?<!\b(no|not|without|sans|sin|ninguna) (service[- ]connected )?)\bdisab\w+|\b\d+ ?(%|percent) (va |service[- ]connected |disability )*(rating|rated)\b|\brated (at )?\d+ ?(%|percent)|\bpurple heart\b|\b(va |disability )?comp(ensation)? (for|at|of|from) \d|\b(gets?|getting|draws?|receives?|has|have) (va |disability )?comp(ensation)?\b|\binvalidite\b|\bdiscapacidad\b|\bincapacidad\b/;

const pointsBack = /\b(that|it|this|ca|cela|celui|eso|ese|esa|esto|then|alors|entonces)\b/;

const endsPmi = ({ has, amounts, text }: Message): boolean =>
  amounts.length === 0 &&
  federalProgramIn(text) === undefined &&
  has(/\b(pmi|mortgage insurance|seguro hipotecario)\b/) &&
  (has(everEnds) || has(/\b(quit(an|e|o|ar)|cancel\w*|remove\w*|get rid)\b/));

/** Plans “And with 10 % down, what would the premium be?” and “what if I am disabled?” on the price of the last rule figure. */
function again(message: Message): Plan | undefined {
  const { last, costs, stated } = message.talk;
  // “And the intangible tax on that?” after a price and a down payment.
  if (
    stated?.price &&
    stated.state &&
    message.has(mortgageTaxWords) &&
    message.has(pointsBack) &&
    !message.has(asksWhoPays)
  )
    return use('loanRules', {
      about: 'mortgageTax',
      amount: stated.price,
      downPercent: (1 - (loanOn(message, stated.price) ?? stated.price) / stated.price) * 100,
      country: 'US',
      state: stated.state,
      city: stated.city,
    });
  // “When does the PMI go away?” after the cost of a price.
  if (
    message.after('monthlyCost') &&
    costs?.price &&
    costs.country !== 'CA' &&
    !costs.terms.program &&
    endsPmi(message)
  ) {
    const { downPercent, downAmount, ratePercent, years } = costs.terms;
    const percent = downPercent ?? (downAmount === undefined ? undefined : (downAmount / costs.price) * 100);
    return percent === undefined || percent >= 20
      ? undefined
      : use('loanRules', {
          about: 'insurance',
          amount: costs.price,
          country: 'US',
          downPercent: percent,
          ratePercent,
          years,
        });
  }
  if (!message.after('loanRules') || !last) return undefined;
  const { downPercent } = termsOf(message.text, message.amounts);
  return downPercent === undefined || !message.cues.has('insurance')
    ? undefined
    : use('loanRules', { ...last.input, about: 'insurance', downPercent });
}

/** True for a down payment in Canada below the legal minimum: “2 % down in Halifax”. */
const belowLeast = (message: Message, price: number, downPercent: number): boolean =>
  countryFor(message) === 'CA' && downPercent < 5 && price >= 100_000;

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

/** The premium of mortgage insurance by its names, and by what it does: “the insurance thing they add on top”. */
const premiumWords =
  /\b(fha('s)? (mortgage )?insurance|cmhc|schl|sagen|premium|prime(?! ?(plus|minus|rate|[-+]))|pmi|mip|ufmip|(mortgage|default|loan) insurance|assurances? (pret|hypothecaire)|seguro (hipotecario|del prestamo|de hipoteca)|prima)\b|\b(up ?front|initiale?|inicial) (insurance|premium|mip|fee|assurance|seguro|cuota|cargo|frais)\b|\b(insurance|assurance|seguro)\b.*\b(up ?front|on top|add(ed)? (to|on)|initiale?|inicial|au depart|al inicio|se agrega|first|at (the )?(start|beginning|closing|clos\w+)|al principio|de entrada|al comienzo|al cerrar|debut)\b/;

/** “How much is the PMI a month?” */
const insuranceAlone =
  /^(?!.*\b(payments?|total|all in|pago|paiement|versement)\b).*\b(how much|what|combien|cuanto|cual)\b.{0,30}\b(pmi|mortgage insurance|assurance (pret|hypothecaire)|seguro hipotecario)\b|^(?!.*\b(payments?|total|all in|pago|paiement|versement)\b).*\b(pmi|mortgage insurance|seguro hipotecario)\b.{0,60}\b(how much|ballpark|rough\w*|combien|cuanto|mas o menos)\b/;

/** Insurance that is that of the loan beside a minimum down payment. */
const someInsurance = /(?<!\b(home|house|title|fire|habitation|titres?|vida) )\b(insurance|assurance|seguro)\b/;

const leastWords =
  /\b(min|minimum|minim\w+|smallest|least|lowest|minimal\w*|plus (petite?|basse)|menor|lo menos|le moins|al menos|como minimo|au moins)\b|\bless down\b/;

/** True if a question asks for the minimum down payment. */
export const asksLeastDown = ({ has, cues }: Message): boolean =>
  has(leastWords) &&
  (cues.has('down') ||
    has(
      /\b(a|to|de|que|can|could|must|may|i|we) (mettre|put|poner|dar)\b|\b(faut|dois|doit|peux|peut|puedo|debo|have to|need to) (mettre|put|poner|dar)\b|\bput down\b|\b(as|in|for) (a )?(minimum )?deposit\b|\b(minimum|least) deposit\b|\bdeposit minimum\b/,
    ));

const feeWords =
  /\b(fees?|cuotas?|cargos?|frais|charges?|guarantee|garanti[ae]|premium|prima|prime(?! ?(plus|minus|rate|[-+])))\b/;

/** Plans figures that a rule fixes: minimum down payments, premiums, fees. */
export const ruleFigures: Planner = (message) => {
  const { text, cues, amounts, has } = message;
  const { price = shortPriceOf(amounts) ?? onlyAmountOf(amounts), loan: lent, ...terms } = termsOf(text, amounts);
  const { downPercent: share } = terms;
  // “Mise de fonds minimale sur 600 000” states the price.
  const downAmount = terms.downAmount === price ? undefined : terms.downAmount;
  if (price === undefined) return again(message);
  if (downInstead(message) !== undefined || loanWithFee(text) !== undefined) return undefined;
  const points = pointsIn(text);
  if (
    points !== undefined &&
    (cues.has('howMuch') || has(/\b(costs?|coutent|cuestan)\b|\b(points?|puntos) (on|sur|en|de|sobre) \$?\d/))
  )
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
  const isWithPremium = cues.has('monthly') && terms.ratePercent !== undefined && has(includesPremium);
  const payment =
    (has(paymentToo) || isWithPremium) &&
    use('monthlyCost', { price, ...terms, country: country ?? (state && countryOf(state)), state, city });
  // A stated loan replaces the price less the down payment.
  const borrowed = {
    downPercent: lent === undefined ? downPercent : lent < price ? (1 - lent / price) * 100 : undefined,
  };
  const about = (topic: string, more: Record<string, unknown> = {}) =>
    use('loanRules', { about: topic, amount: price, country, state, ...more });
  const refinance = vaRefinance(message, lent ?? price, has(veteranExempt));
  if (refinance && !(cues.has('monthly') && terms.ratePercent !== undefined)) return refinance;
  const building = occupancyOf(text);
  if (
    (/\bfunding fee\b|\bcuota va\b|\bfrais va\b/.test(text) &&
      !(cues.has('monthly') && terms.ratePercent !== undefined)) ||
    (program === 'va' && has(/\bfees?\b|\bcuota\b|\bfrais\b|\bcargo\b/) && !cues.has('monthly'))
  )
    return withAlso(
      about('fundingFee', {
        ...borrowed,
        country: 'US',
        ...(has(veteranExempt) ? { exempt: true } : {}),
        ...((buyerOf(text).vaUsed ?? message.talk.stated?.vaUsed) ? { again: true } : {}),
      }),
      payment,
    );
  if (program === 'usda' && (has(feeWords) || has(premiumWords)))
    return withAlso(about('guaranteeFee', { ...borrowed, loan: 'usda', country: 'US' }), payment);
  if (
    rulesNamed(text).some(({ id }) => /mortgage-tax/.test(id)) ||
    (state !== undefined && (has(taxOnLoan) || has(mortgageTaxWords)))
  )
    if (state === undefined || countryOf(state) === 'US')
      return withAlso(
        about('mortgageTax', {
          ...borrowed,
          country: 'US',
          state: state ?? 'FL',
          city,
        }),
        has(/\b(who'?s?|qui|quien)\b.*\b(pay\w*|paie|paye|paga)\b|\b(me|i) or the seller\b/) &&
          use('explain', { ids: [(state ?? 'FL') === 'FL' ? 'mortgage-tax-payer' : 'mortgage-tax-borrower'] }),
      );
  if (/\b(school tax|taxes? scolaires?)\b/.test(text)) return about('schoolTax', { country: 'CA', state: 'QC' });
  if (
    (has(premiumWords) || (federalProgramIn(text) === 'fha' && has(fhaPremiumWords))) &&
    (!cues.has('monthly') ||
      has(/\b(mip|premiums?|up ?front|prime(?! ?(plus|minus|rate|[-+]))|prima)\b/) ||
      has(insuranceAlone) ||
      (federalProgramIn(text) === 'fha' && !has(/\b(payments?|pago|paiement|total|all in|todo)\b/)))
  )
    return program === 'va'
      ? about('fundingFee', { ...borrowed, country: 'US' })
      : withAlso(
          about('insurance', {
            ...(has(downToo) || asksLeastDown(message) ? { down: true } : {}),
            downPercent: borrowed.downPercent ?? (federalProgramIn(text) === 'fha' ? 3.5 : undefined),
            loan: federalProgramIn(text),
            ...(has(taxOnPremium) && federalProgramIn(text) === undefined
              ? { taxed: true, ...provinceOfPremium(message) }
              : {}),
            ...(federalProgramIn(text) === 'fha' && isLoanOnly(amounts, price) ? { borrowed: true } : {}),
            ...building,
            ...(terms.ratePercent === undefined ? {} : { ratePercent: terms.ratePercent }),
            ...(terms.years === undefined ? {} : { years: terms.years }),
          }),
          payment,
          has(everEnds) && use('explain', { ids: [federalProgramIn(text) === 'fha' ? 'mip-ends' : 'pmi-ends'] }),
        );
  const scored = scoreOf(text);
  const creditScore = scored === undefined ? {} : { creditScore: scored };
  if (federalProgramIn(text) === 'fha' && has(/\b3\.5\b/) && !cues.has('monthly'))
    return about('leastDown', { loan: 'fha', country: 'US', ...creditScore });
  const bare = !cues.has('monthly') && !cues.has('closing') && terms.ratePercent === undefined;
  if (
    downPercent !== undefined &&
    ((has(mayPut) && !cues.has('closing')) || (bare && belowLeast(message, price, downPercent)))
  )
    return about('leastDown', { loan: federalProgramIn(text), downPercent, ...creditScore, ...building });
  if (downPercent !== undefined && !cues.has('monthly') && !cues.has('closing') && (has(shareOf) || has(loanLeft)))
    return about('share', { downPercent, ...(has(loanLeft) ? { down: true } : {}) });
  // “Min down and insurance on that?” asks for the premium at the minimum too.
  if (
    asksLeastDown(message) &&
    (has(someInsurance) || has(loanInsurance)) &&
    country === 'CA' &&
    downPercent === undefined
  )
    return withAlso(about('insurance', { down: true, ...building }), payment);
  if (
    (has(leastToBuy) && !cues.has('closing') && !has(besideDown)) ||
    (downPercent === undefined &&
      cues.has('down') &&
      has(downNeeded) &&
      !wholeSum.test(text.replace(cashDown, ' ')) &&
      !has(besideDown)) ||
    asksLeastDown(message)
  )
    return withAlso(
      about('leastDown', {
        loan: federalProgramIn(text),
        ...creditScore,
        ...building,
      }),
      payment,
    );
  return undefined;
};
