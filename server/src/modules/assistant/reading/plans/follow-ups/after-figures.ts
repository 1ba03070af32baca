import { homesteadWords } from '../../../calculations/quantities/homestead.ts';
import { rolesOf } from '../../figures/amount-roles.ts';
import { onlyChanges } from '../../follow-up.ts';
import { countryOf } from '../../homes/places.ts';
import type { Message } from '../../message.ts';
import { plain } from '../../plain.ts';
import type { ToolUse } from '../../plan.ts';
import { sharersIn } from '../../sharing.ts';
import { namesHome } from '../../stated.ts';
import { federalProgramIn } from '../../topics/buyer.ts';
import { meansOf, shortPriceOf, termsOf } from '../../topics/terms.ts';
import { incomeAsked } from '../costs/calculation.ts';
import { asksWhoPays } from '../costs/cost-terms.ts';
import { meaningWords } from '../others.ts';
import { firstOf, type Planner, use, withAlso } from '../use.ts';
import { computedIn, correctedInput } from './corrected.ts';
import { isShort } from './points-back.ts';

const repeated = ({ tool, input }: ToolUse) => use(tool, input);

/** “Sorry, I meant 410”, “perdón, 15 años”, “sorry, Orlando”. */
const corrected: Planner = (message) => {
  const call = computedIn(message);
  if (!message.correction || !call || !onlyChanges(message) || message.home.lookUp) return undefined;
  const input = correctedInput(message, call);
  return input && use(call.tool, input);
};

const ownSubject = [
  'tax',
  'insurance',
  'closing',
  'down',
  'afford',
  'income',
  'look',
  'market',
  'agent',
  'lender',
] as const;

/** “What's my half?” after a cost. The answer divides its total. */
const shared: Planner = (message) => {
  const { text, amounts, cues, named } = message;
  const call = computedIn(message);
  if (!call || call.tool === 'affordability' || sharersIn(text) === undefined || !isShort(message)) return undefined;
  if (named.length > 0 || namesHome(message) || ownSubject.some((cue) => cues.has(cue))) return undefined;
  return amounts.every(({ unit, value }) => unit === 'plain' && value < 10) || /\b50 ?[-/] ?50\b/.test(text)
    ? repeated(call)
    : undefined;
};

const whichOfThem =
  /\b(which|what)('s| is)?( one| of (the|them|those|these)( 2| two)?| (city|state|place|option|loan|term|program))?\b.*\b(cheap\w*|less|low(er|est)|least|more|high(er|est)|expensive|better|saves?|costs?)\b|\b(compare|difference between) (them|the two|the 2|both|those)\b|^(and |so |ok )?(what'?s |whats |what is )?the difference\b|\b(laquelle|lequel|lesquel\w*|quel(le)?)\b.*\b(moins|plus|coute|mieux|meilleure?)\b|\b(quelle|c'est quoi la) (est la )?difference\b|\b(cual|en cual)\b.*\b(menos|mas|barat\w*|car[oa]|cuesta|conviene|mejor)\b|\b(cual es la|que) diferencia\b/;

/** “Which of the two is cheaper?” after figures of two places, terms or programs. */
const ofSides: Planner = (message) => {
  const { talk, amounts, named, has } = message;
  if (!isShort(message) || !has(whichOfThem) || named.length > 0 || namesHome(message)) return undefined;
  if (amounts.some(({ value, unit }) => unit !== 'plain' || value > 9)) return undefined;
  const { last, sides: [first, ...others] = [] } = talk;
  // One answer about a loan compares two terms or rates.
  if (last && (last.input.otherYears ?? last.input.otherRatePercent) !== undefined) return repeated(last);
  return first && others.length > 0 ? withAlso(repeated(first), ...others.map(repeated)) : undefined;
};

const taxTools: ReadonlySet<string> = new Set(['transferTax', 'nonResidentTax', 'loanRules']);

/** “And who pays it?” after a tax, whose answer names the payer. */
const ofPayer: Planner = (message) => {
  const { talk, has, text, named } = message;
  return talk.last &&
    taxTools.has(talk.last.tool) &&
    has(asksWhoPays) &&
    named.length === 0 &&
    text.split(' ').length <= 8
    ? repeated(talk.last)
    : undefined;
};

/** Returns the price, place and terms that the conversation computed with or stated. */
function purchaseIn(message: Message): Record<string, unknown> {
  const { stated = {} } = message.talk;
  const { downPercent, downAmount, ratePercent, years, program, firstTime, price, state, city } = stated;
  const known = { price, state, city, downPercent, downAmount, ratePercent, years, program, firstTime };
  return Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined));
}

/** “What income would I need for that?”, “and with 600 a month for the car?” after the cost of a price. */
const ofIncome: Planner = (message) => {
  const { text, amounts, after, home, has } = message;
  const { price, ...terms } = purchaseIn(message);
  const { debtsMonthly, incomeYearly, price: own } = meansOf(text, amounts);
  const owes = debtsMonthly !== undefined && rolesOf(amounts).known.some(([role]) => role === 'debts');
  const asks = has(incomeAsked) || (owes && after('monthlyCost', 'incomeForPrice') && isShort(message));
  if (!asks || price === undefined || own !== undefined || incomeYearly !== undefined || home.lookUp) return undefined;
  if (namesHome(message) || has(/\b(rents?|loyer|renta|alquiler|documents?|documentos?|proof|preuve|prueba)\b/))
    return undefined;
  const state = message.named[0]?.state ?? (terms.state as string | undefined);
  const { price: _, loan: __, ...given } = termsOf(text, amounts);
  return use('incomeForPrice', {
    price,
    ...terms,
    ...given,
    ...(message.named[0] ? { state, city: message.named[0].city } : {}),
    debtsMonthly: debtsMonthly ?? message.talk.stated?.debtsMonthly,
    country: state === undefined ? message.talk.costs?.country : countryOf(state),
  });
};

const pointsBackTo = /\b(that|it|this|ca|cela|eso|ese|esa|dessus)\b/;

/** “What would the payment be on that?” after the price that an income allows. */
const ofAfforded: Planner = (message) => {
  const { talk, after, cues, has, amounts, text } = message;
  if (!after('affordability') || !talk.afforded || !isShort(message) || !has(pointsBackTo)) return undefined;
  if (
    !(cues.has('monthly') || cues.has('closing')) ||
    termsOf(text, amounts).price !== undefined ||
    message.home.lookUp
  )
    return undefined;
  const { downPercent, downAmount, ratePercent, years } = { ...talk.means, ...termsOf(text, amounts) };
  const { state, city } = talk.stated ?? {};
  return use('monthlyCost', {
    ...talk.afforded,
    ...(state && countryOf(state) === talk.afforded.country ? { state, city } : {}),
    ...{ downPercent, downAmount, ratePercent, years },
    ...(cues.has('closing') ? { about: 'cash' } : {}),
  });
};

const savesWords =
  /\b(sav(e|es|ing|ings)|worth|lower\w*|reduc\w+|with|how much|knock\w*|take off|economis\w+|baiss\w+|avec|combien|ahorr\w+|baj\w+|con|cuanto)\b/;
const homesteadStates: ReadonlySet<string> = new Set(['TX', 'FL']);

/** A rate for each $100 of value, as Texas states them. */
const perHundred = /\b(per|por|each|every|cada)\b ?\$? ?(100|hundred|cien)\b|\/ ?\$? ?100\b/;

/** “What would the homestead exemption save?” with the price and the state of the question or the conversation. */
const ofHomestead: Planner = (message) => {
  const { text, amounts, named, talk, places, has, after } = message;
  const explained = after('explain') && String(talk.last?.input.ids).includes('homestead') && amounts.length > 0;
  if (!(has(homesteadWords) || explained) || !has(savesWords) || has(meaningWords)) return undefined;
  if (amounts.some(({ unit }) => unit === 'percent') || has(perHundred) || message.home.lookUp) return undefined;
  const price = termsOf(text, amounts).price ?? shortPriceOf(amounts) ?? talk.stated?.price;
  const { state, city } = named[0] ?? talk.stated ?? {};
  if (price === undefined || state === undefined || !homesteadStates.has(state)) return undefined;
  // The exemption's name is also that of a city.
  const where = places.filter((fact) => fact !== 'place:homestead' || city === 'Homestead').slice(0, 3);
  const facts = named.length > 0 ? where : [...(city ? [`place:${plain(city)}`] : []), `state:${state}`];
  return use('propertyTax', { price, state, facts, homestead: true });
};

/** “And the doc stamps on the loan?” after a price: the tax on its mortgage beside the transfer tax. */
const ofLoanTax: Planner = (message) => {
  const { text, amounts, has, talk, named } = message;
  const own = termsOf(text, amounts);
  const { price, state, city, downPercent, downAmount } = { ...talk.stated, ...own };
  if (!(has(onLoan) && has(stampOrTax)) || talk.stated?.price === undefined || price === undefined) return undefined;
  if (named.length > 0 || state === undefined || countryOf(state) !== 'US' || !isShort(message)) return undefined;
  const down = downAmount ?? (downPercent === undefined ? undefined : (price * downPercent) / 100);
  const loan = own.loan ?? (down === undefined ? undefined : price - down);
  return loan ? use('transferTax', { price, state, city, loan }) : undefined;
};
const onLoan = /\b(loan|mortgage|note|prestamo|hipoteca|pagare|pret|hypotheque)\b/;
const stampOrTax =
  /\b(stamps?|sellos?|timbres?|(mortgage|recording|recordation) tax|impuesto (de|sobre|a) (la )?hipoteca|tax on (the|my) (mortgage|loan|note))\b/;

/** “FHA vs conventional on 300k with 5% down”: the monthly cost of both loans on the price. */
export const comparedPrograms: Planner = (message) => {
  const { text, amounts, has, talk, home } = message;
  const program = federalProgramIn(text);
  if (!program || !has(/\b(conventional|conventionnel\w*|convencional\w*)\b/) || home.lookUp || has(meaningWords))
    return undefined;
  const { loan: _, ...terms } = termsOf(text, amounts);
  const price = terms.price ?? talk.stated?.price;
  const { state, city } = message.named[0] ?? talk.stated ?? {};
  return price === undefined
    ? undefined
    : use('monthlyCost', {
        ...purchaseIn(message),
        ...terms,
        ...{ price, program, state, city },
        country: state && countryOf(state),
      });
};

/** Plans a question that changes, divides or compares the figures of before. */
export const afterFigures: Planner = firstOf(
  corrected,
  ofSides,
  shared,
  ofPayer,
  ofHomestead,
  ofLoanTax,
  ofIncome,
  ofAfforded,
);

/** True if a question asks for both sides of a comparison. */
export const asksComparison = ({ has }: Pick<Message, 'has'>): boolean => has(whichOfThem) || has(comparing);
const comparing =
  /\b(compar\w+|vs|versus|cheaper|(by )?how much (more|less|lower|higher)|by how much|(it'?s|its|be|is|are) (less|lower|more|higher)|moins cher\w*|(de )?combien (de )?(plus|moins)|mas barat\w*|cuanto (mas|menos)|(es|sale|seria) (mas|menos)|difference|diferencia)\b/;
