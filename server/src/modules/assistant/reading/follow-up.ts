import type { ToolName } from '../contract.ts';
import { stateNames } from './homes/places.ts';
import type { Message } from './message.ts';
import { plain } from './plain.ts';
import type { Plan, ToolUse } from './plan.ts';
import { downInstead } from './plans/costs/down-instead.ts';
import { replacements } from './plans/follow-ups/corrected.ts';
import { use } from './plans/use.ts';
import { shortPriceOf, termsOf } from './topics/terms.ts';

/** Words of a question that only changes figures or places of the last one: “and if it was 600k in Toronto?”. */
const functionWords = new Set(
  `and ok okay found ones there ok okay so but what about how if for with in at on to the a an it is was were be would same instead then only just
  house home condo place price loan down payment percent years year yr yrs over rate interest of that this one us me my we i
  put buy bought paid pay negotiate negotiated get got offer drop down it's they cost costs costing worth more less let's say
  et alors mais si pour avec a au en dans sur le la les un une c'est c'etait etait serait meme plutot maison condo prix pret
  mise de fonds mise fonds negocie negocions negociait offre offrons l'a l'avait descend baisse ans taux d'interet qu'en est-il que pis sinon disons par je mets on met
  y e pero si para con en a al el la los las un una es fuera fuese era seria mismo misma casa precio prestamo enganche
  its puts went goes go paying offer listed
  make say try lets disons mettons digamos pongamos
  compare compared comparing vs versus between or them compara comparar comparado comparez comparer entre o ou de d' rate rates term
  negociamos ofrecemos baja dejan anos tasa de del que tal por ciento pongo digamos cuanto combien bump raise lower change ca donne donnerait fait ferait quoi dando doy damos diera cierra queda ponemos plutot lieu
  seulement solo nomas ones rather`.split(/\s+/),
);

const begins =
  /^(and|but|so|ok|or|with|what about|how about|what if|et|mais|pis|ou|avec|qu'en est-il|y|e|o|pero|con|que tal|si|if|for|pour|para|(bump|raise|lower|drop|change|mont\w+|baiss\w+|chang\w+|sub\w+|baj\w+|cambi\w+) (it|that|the|ca|la|le|el|lo)|make (it|that)|(let'?s )?(say|try)|disons|mettons|digamos|pongamos|compar\w+|between|entre|what would (it|that) (be|cost|come to)|how much (would|is) (it|that)|combien (ca|ce) serait|cuanto seria)\b/;

/** What is left of “in Tacoma?” without the place. */
const barely = /^\s*(in|at|for|a|au|en|dans|pour|para)?[\s,.?!]*$/;

/** True if a message has figures or places and no subject of its own. */
export function onlyChanges({ text, amounts, named }: Pick<Message, 'text' | 'amounts' | 'named'>): boolean {
  if (amounts.length + named.length === 0) return false;
  const rest = named
    .reduce(
      (kept, { name, city, state }) =>
        [plain(name), plain(city ?? name), ...(city ? [] : stateNames(state))].reduce(
          (left, each) => left.replaceAll(each, ' '),
          kept,
        ),
      text,
    )
    .replace(
      /\$? ?\d[\d.,]*( \d{3})*(?: ?(?:k|m|mil|mille|thousand|millions?|millones|millon|percent|pour cent|por ciento)\b| ?(%|\$|dollars?))*/g,
      ' ',
    );
  if (named.length > 0 && amounts.length === 0 && barely.test(rest)) return true;
  return (
    begins.test(text) &&
    rest
      .split(/[^a-z'-]+/)
      .filter((word) => word.length > 1)
      .every((word) => functionWords.has(word))
  );
}

type Changed = (message: Message) => Record<string, unknown>;

const placeOf: Changed = ({ named: [place] }) => (place ? { state: place.state, city: place.city } : {});
const priceOf = ({ text, amounts }: Message): number | undefined =>
  termsOf(text, amounts).price ?? shortPriceOf(amounts);
const loanTerms = ({ text, amounts }: Message) => {
  const { downPercent, downAmount, ratePercent, years } = termsOf(text, amounts);
  return { downPercent, downAmount, ratePercent, years };
};

/** Returns the loan of “what if I put 15% down?” and “what about 350k?”. After a price with a down payment, an amount is another price. */
function loanFor(message: Message): number | undefined {
  const price = priceOf(message);
  const { stated } = message.talk;
  const own = loanTerms(message);
  const changesDown = (own.downPercent ?? own.downAmount) !== undefined;
  const { downPercent, downAmount } = changesDown ? own : { ...stated };
  if (stated?.price === undefined || (downPercent ?? downAmount) === undefined) return price;
  if (price === undefined && !changesDown) return undefined;
  const paid = price ?? stated.price;
  return paid - (downAmount ?? (paid * downPercent!) / 100);
}

const mostDown = 50;
/** Returns the down payment of “and with 10?” after the rules of a loan, which no interest rate changes. */
function bareShareOf({ amounts }: Message): number | undefined {
  const [only, another] = amounts;
  return only && !another && (only.unit === 'plain' || only.unit === 'percent') && !only.per && only.value <= mostDown
    ? only.value
    : undefined;
}

/** Returns the changes that a message makes to the input of each tool. */
const changes: Partial<Record<ToolName, Changed>> = {
  loanRules: (message) => ({
    amount: priceOf(message),
    downPercent: loanTerms(message).downPercent ?? bareShareOf(message),
    ...placeOf(message),
  }),
  transferTax: (message) => ({ price: priceOf(message), ...placeOf(message) }),
  propertyTax: (message) => ({
    price: priceOf(message),
    ratePercent: message.amounts.find(({ unit }) => unit === 'percent')?.value,
    ...(message.named[0] ? { state: message.named[0].state, facts: message.places.slice(0, 3) } : {}),
  }),
  nonResidentTax: (message) => ({ price: priceOf(message), ...placeOf(message) }),
  monthlyCost: (message) => {
    const downAmount = downInstead(message);
    return downAmount === undefined
      ? { price: priceOf(message), ...loanTerms(message), ...placeOf(message) }
      : { ...loanTerms(message), downAmount, ...placeOf(message) };
  },
  incomeForPrice: (message) => ({ price: priceOf(message), ...loanTerms(message), ...placeOf(message) }),
  loanPayment: (message) => {
    const { ratePercent, years } = loanTerms(message);
    return { loan: loanFor(message), ratePercent, years };
  },
  affordability: (message) => ({ price: priceOf(message) }),
  programs: placeOf,
  explain: ({ named: [place] }) => (place ? { place: place.name } : {}),
  howTo: ({ named: [place] }) => (place ? { place: place.name, state: place.state } : {}),
};

/** Tools whose terms a number without a unit can replace. */
const ofLoan: ReadonlySet<ToolName> = new Set(['monthlyCost', 'loanPayment', 'incomeForPrice']);
const placeChange = (message: Message) => Object.entries(placeOf(message)).filter(([, value]) => value !== undefined);

const otherPeriod =
  /^((and|ok|so|et|y|pero) )*((how much|what|combien|cuanto) )?(is (it|that) |c'est |es |seria )?(in |for |por |en |a |al |per |par |by |each |every |cada |chaque )*(the |le |la |el |un |une )?(month|year|mes|ano|mois|an|annee|monthly|yearly|mensual|anual|mensuel)\??$/;
/** Tools whose answer states the amount for a month and for a year. */
const bothPeriods: ReadonlySet<ToolName> = new Set(['propertyTax', 'calculate', 'monthlyCost', 'loanPayment']);

/** Plans the last call again with the figures and places that a message changes. */
export function followUp(message: Message): Plan | undefined {
  const { talk } = message;
  const { last: latest, computed } = talk;
  if (latest && bothPeriods.has(latest.tool) && otherPeriod.test(message.text)) return use(latest.tool, latest.input);
  if (!onlyChanges(message) || message.home.lookUp) return undefined;
  const changesOf = (call: ToolUse) => {
    const stated = Object.entries(changes[call.tool]?.(message) ?? {}).filter(([, value]) => value !== undefined);
    const [only, another] = message.amounts;
    // The input of the call that “with 20?” is nearest to is surer than what the number alone looks like.
    const replaced = only?.unit === 'plain' && only.value < 100 && !another && ofLoan.has(call.tool);
    if (replaced && replacements(message, call).size > 0)
      return [...replacements(message, call), ...placeChange(message)];
    return stated.length > 0 || !changes[call.tool] ? stated : [...replacements(message, call)];
  };
  // After an explanation, a price changes the figures before it.
  const last = [latest, computed].find((call) => call && changesOf(call).length > 0);
  if (!last) return undefined;
  const change = changesOf(last);
  const changed = new Map(change);
  const kept = Object.entries(last.input).filter(
    ([name]) =>
      !(changed.has('state') && (name === 'city' || name === 'country')) &&
      !((changed.has('price') || changed.has('amount')) && (name === 'home' || name === 'address' || name === 'mls')) &&
      !((changed.has('downPercent') || changed.has('downAmount')) && name.startsWith('down')),
  );
  return use(last.tool, { ...Object.fromEntries(kept), ...Object.fromEntries(change) });
}
