import { comparedAmounts } from '../../../figures/amount-roles.ts';
import type { Amount } from '../../../figures/amounts.ts';
import { isStatedPrice } from '../../../figures/possible-price.ts';
import { countryOf } from '../../../homes/places.ts';
import type { Message } from '../../../message.ts';
import type { Plan } from '../../../plan.ts';
import { narrowTopicOf } from '../../../topics/how-to/how-to-topics.ts';
import { termsOf } from '../../../topics/terms.ts';
import { type Planner, use, withAlso } from '../../use.ts';
import { coopWords, countryFor, placeOf } from '../cost-terms.ts';
import { downInstead } from '../down-instead.ts';

const monthWords =
  /\b(a|per|each|every) month\b|\bmonthly\b|\bmortgages?\b|\bpayments?\b|\bpmi\b|\bloan\b|\bfinanc(e|ing)\b|\bpar mois\b|\bversements?\b|\bpaiements?\b|\bhypotheque\b|\bal mes\b|\bmensual\w*|\bhipoteca\b|\bpago\b/;
const cashWords =
  /\bgastos\b|\bcontado\b|\bcosts to buy\b|\bpour fermer\b|\bcerrar\b|\bclosing\b|\b(to close|close on)\b|\bcash\b|\bup ?front\b|\bhow much (cash|money)\b|\bmoney down\b|\bdown ?payment\b|\bclos\w+ n\b|\bfrais\b|\bcloture\b|\bcomptant\b|\bmise de fonds\b|\bcierre\b|\befectivo\b|\benganche\b|\bllevar\b|\bdinero\b|\bargent\b|\bsaved? up\b|\bjuntar\b|\bahorrar\b|\bde cote\b/;

/** Returns the two down payments of “between 5% and 20% down”. */
function twoDownsOf(amounts: readonly Amount[]): number[] | undefined {
  const at = amounts.findIndex(
    (amount, index) =>
      amount.unit === 'percent' &&
      amounts[index + 1]?.unit === 'percent' &&
      /^ ?(down )?(and|vs\.?|versus|or|instead of|et|ou|contre|au lieu de|y|o|contra|en vez de) ?$/.test(
        amount.after,
      ) &&
      /^ ?(down|de (mise|enganche|entrada)|d'apport|comptant)\b/.test(amounts[index + 1]!.after),
  );
  return at < 0 ? undefined : [amounts[at]!.value, amounts[at + 1]!.value];
}

/** Plans the last cost or payment again with another down payment, on its other terms. */
function withDown({ talk, text, amounts }: Message, downAmount: number): Plan | undefined {
  const { ratePercent, years } = termsOf(text, amounts);
  const changes = { ...(ratePercent === undefined ? {} : { ratePercent }), ...(years === undefined ? {} : { years }) };
  const price = talk.stated?.price;
  if (talk.tool === 'loanPayment' && talk.last && price !== undefined)
    return use('loanPayment', { ...talk.last.input, ...changes, loan: price - downAmount });
  if (talk.costs?.price === undefined) return undefined;
  const { terms, ...of } = talk.costs;
  const { downPercent: _, downAmount: __, ...kept } = terms;
  return use('monthlyCost', { ...of, ...kept, ...changes, downAmount });
}

export const sum: Planner = (message) => {
  const { has, text, amounts, home, talk, search } = message;
  // The payment of such a loan repays nothing.
  if (has(/\binterest[- ]only\b|\bsolo (los )?interes(es)?\b|\binterets? (seulement|seuls?)\b/)) return undefined;
  const instead = downInstead(message);
  const { loan, ...read } = termsOf(text, amounts);
  if (instead !== undefined && !home.lookUp) {
    const again = withDown(message, instead);
    if (again) return again;
  }
  const { price, ...given } =
    instead === undefined ? read : { ...read, price: talk.stated?.price, downAmount: instead };
  // “On a 450k house with a 400k mortgage” states the down payment.
  const paidDown = price !== undefined && loan !== undefined && loan < price ? price - loan : undefined;
  const terms =
    paidDown === undefined || given.downPercent !== undefined || given.downAmount !== undefined
      ? given
      : { ...given, downAmount: paidDown };
  const { state, city } = instead === undefined ? placeOf(message) : { ...talk.stated, ...placeOf(message) };
  const country = countryFor(message) ?? (state ? countryOf(state) : undefined);
  const stated = Object.keys(terms).length > 0;
  if (
    talk.costs &&
    price === undefined &&
    (stated ||
      (message.after('loanRules') && message.cues.has('monthly')) ||
      has(/\b(pmi|mortgage insurance|included|in there)\b/)) &&
    !home.lookUp
  ) {
    const { terms: before, ...of } = talk.costs;
    const { downPercent, downAmount, ...rest } = before;
    const down = terms.downPercent !== undefined || terms.downAmount !== undefined;
    const { firstTime, newlyBuilt } = talk.stated ?? {};
    return use('monthlyCost', {
      ...of,
      ...(firstTime === undefined ? {} : { firstTime }),
      ...(newlyBuilt === undefined ? {} : { newlyBuilt }),
      ...(down ? rest : before),
      ...terms,
    });
  }
  const cash =
    has(cashWords) &&
    !has(/\bmonthly\b|\bpago mensual\b|\bpayment (for|on)\b/) &&
    !(has(/\bpar mois\b|\bal mes\b/) && !has(/\b(cloture|fermer|frais|cierre|cerrar|efectivo|llevar|gastos)\b/));
  const month = has(monthWords) || message.cues.has('monthly');
  if (!cash && !month) return undefined;
  const about =
    cash && !(month && stated && !has(/\bclosing\b|\bcierre\b|\bcloture\b|\bcash\b/)) ? { about: 'cash' } : {};
  const input = { ...terms, country, state, city, ...about };
  if (home.lookUp) return use('monthlyCost', { ...home.lookUp, ...terms, ...about });
  const { loan: _, rent = talk.stated?.rent, ...others } = comparedAmounts(amounts);
  const compared = { ...others, ...(rent === undefined ? {} : { rent }) };
  if (price !== undefined) {
    // The maintenance of a co-op holds its property tax.
    const pair = twoDownsOf(amounts);
    if (pair && month) {
      const { downPercent: _, downAmount: __, ratePercent, ...rest } = input;
      const [one, other] = pair.map((downPercent) =>
        use('monthlyCost', {
          price,
          ...rest,
          downPercent,
          ...(pair.includes(ratePercent ?? 0) ? {} : { ratePercent }),
        }),
      );
      return withAlso(one!, other);
    }
    const maintained = has(coopWords) && terms.duesMonthly !== undefined && terms.taxYearly === undefined;
    return withAlso(
      use('monthlyCost', {
        price,
        ...input,
        ...compared,
        ...(compared.rent === undefined ? {} : { about: undefined }),
        ...(maintained ? { taxYearly: 0 } : {}),
      }),
      has(coopWords) && use('explain', { ids: ['coop-costs'] }),
    );
  }
  const of = home.homes[0] ?? talk.home ?? (talk.shown.length === 1 ? talk.shown[0] : undefined);
  if (of !== undefined) return use('monthlyCost', { home: of, ...terms, ...about });
  const wanted = search.criteria.find(
    (fact) => /^price[<~]/.test(fact) && isStatedPrice(Number(fact.replace(/\D+/, '')), amounts),
  );
  if (wanted) return use('monthlyCost', { price: Number(wanted.replace(/\D+/, '')), ...input });
  const waiting = talk.shown.length > 0 ? ('home' as const) : ('price' as const);
  return { kind: 'ask', for: waiting, waiting: { tool: 'monthlyCost', for: waiting, input } } satisfies Plan;
};

/** Plans the payment of a stated price on stated terms, also of an FHA, VA or USDA loan. */
export const statedPayment: Planner = (message) => {
  const { price, program, ratePercent, downPercent, downAmount } = termsOf(message.text, message.amounts);
  const terms = [ratePercent, downPercent ?? downAmount, program].filter((value) => value !== undefined).length;
  return price !== undefined && terms > 1 && program && message.cues.has('monthly') && !message.cues.has('closing')
    ? sum(message)
    : undefined;
};

/** Number of words of a statement that is a price and its down payment alone: “une maison à 435 000, on met 10 %”. */
const mostBareWords = 12;
const asking = /\b(what|how|which|when|can|is|do|does|combien|quel\w*|comment|est-ce|cuanto|que|como|cual)\b|\?/;

/** Plans a price with loan terms and no other words: “525k in Portland, 10 percent down, 6.375 for 30 years”. */
export const termsAlone: Planner = (message) => {
  const { price, loan: _, ...terms } = termsOf(message.text, message.amounts);
  const { downPercent, downAmount, ratePercent, years } = terms;
  const down = downPercent ?? downAmount;
  const { rent = message.talk.stated?.rent } = comparedAmounts(message.amounts);
  const stated = [down, ratePercent, years].filter((value) => value !== undefined).length;
  const isBare = down !== undefined && message.text.split(' ').length <= mostBareWords && !message.has(asking);
  if (price === undefined || !(isBare || (stated >= 2 && ratePercent !== undefined))) return undefined;
  const { state, city } = placeOf(message);
  return use('monthlyCost', {
    price,
    rent,
    ...terms,
    state,
    city,
    country: countryFor(message) ?? (state ? countryOf(state) : undefined),
  });
};

const buyWords =
  /\b(cheaper|better|worth( it)?|smarter|should (i|we)|or)( to)? buy\w*\b|\bwhich( one)?( is|'s| would be)? (cheaper|better)\b|\b(mieux|avantageux|rentable|ou)( d'| de )?achet\w+|\b(conviene|mejor|o)( mas)? compr\w+/;

/** Plans “Is it cheaper to rent at 2,100 or buy at 360k?” with the monthly cost beside the rent. */
export const rentOrBuy: Planner = (message) => {
  const { text, amounts, home, has } = message;
  // Beside a purchase, the rent is the one that the person pays.
  const paid = amounts.map((each) => (each.role === 'renttaken' ? { ...each, role: 'rent' as const } : each));
  const compares = narrowTopicOf(text) === 'rent-or-buy' || (comparedAmounts(paid).rent !== undefined && has(buyWords));
  if (!compares || home.lookUp || termsOf(text, paid).price === undefined) return undefined;
  const plan = sum({ ...message, amounts: paid, cues: new Set([...message.cues, 'monthly' as const]) });
  return plan?.kind === 'use' ? plan : undefined;
};
