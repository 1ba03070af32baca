/** Long because it is a table: the questions about costs, by topic. */
import { rulesNamed } from '../../knowledge/index.ts';
import { extraTaxStates } from '../../knowledge/non-resident-tax.ts';
import { comparedAmounts } from '../amount-roles.ts';
import { countryOf } from '../places.ts';
import type { Plan } from '../plan.ts';
import { meansOf, termsOf } from '../terms.ts';
import { countryFor, placeOf, priceOf } from './cost-terms.ts';
import { loan, ruleFigures } from './loans.ts';
import { transfer } from './transfer.ts';
import { firstOf, type Planner, use, withAlso } from './use.ts';

const notResident =
  /\b(non[- ]?resident\w*|foreign\w*|(not|neither|isn't|n't) (a |an )?(resident|citizen|canadian|pr)\b|(work|study|student) permits?|out[- ]of[- ]province|outside (of )?the province|moving (from|in from)|relocat\w+|etrang\w+|permis (de travail|d'etudes)|hors (de la )?province|(ne suis|sommes) pas (resident|citoyen)\w*|permiso de (trabajo|estudio)|no (soy|somos|es) (residente|ciudadan)\w*|extranjer\w+|sin residencia|fuera de la provincia)\b/;
const extraTax =
  /\b(tax(es|e|ed)?|impots?|impuestos?|extra|surcharge|nrst|mnrst|pdtt|recargo|surtaxe|percent|cobran)\b|%/;
const allowedToBuy =
  /\b(allowed|can i (even )?buy|ban|prohibit\w*|interdi\w+|prohib\w+|puedo comprar|peux[- ]acheter|droit d'acheter)\b/;

/** Plans the extra tax on buyers who are not residents. */
const foreignTax: Planner = (message) => {
  const { has, named } = message;
  const place = named.find(({ state, city }) => extraTaxStates.has(state) && city) ?? named[0];
  if (!place || !extraTaxStates.has(place.state) || !has(notResident) || !has(extraTax) || has(allowedToBuy))
    return undefined;
  if (
    has(/\b(property transfer tax|land transfer tax|ltt|ptt)\b/) &&
    !has(/\b(extra|additional|foreign|10|15|20|25)\b/)
  )
    return undefined;
  const share = message.amounts.find(({ unit, value }) => unit === 'percent' && value > 20 && value < 100)?.value;
  return use('nonResidentTax', {
    state: place.state,
    city: place.city,
    price: priceOf(message),
    sharePercent: share ?? (has(/\b(halves|half|50-50|moitie|moities|la mitad|a medias)\b/) ? 50 : undefined),
  });
};

const priceOfMonth =
  /\b(what|which|how much) (\w+ )?(price|house|home|condo|place|mortgage)\b|\b(gets?|buys?|fits?|affords?|translates?|works? out|gives?)\b|\bhow much (could|can|would) (i|we) (buy|spend|pay)\b|\b(que|cual) (precio|casa)\b|\bpara que (precio|casa)\b|\bcuanta casa\b|\bde cuanto (puede|seria)\b|\bme alcanza\b|\bquel(le)? (prix|maison|propriete)\b|\b(correspond|equivaut|donne|represente)\b/;
const loanOnly =
  /\b(p ?(&|and|n) ?i|principal (and|&) interest|mortgage payment alone|just the mortgage|capital et interets?|capital e intereses)\b/;

const earning = /\b(clear|make|earn|bring (in|home)|net|gross|take home|gagn\w+|gan(o|a|amos))\b[^\d]*$/;
const rentAfter = /^ ?\$? ?(in |of |de |in )?(rent|loyer|renta|alquiler)\b/;
const showWords = /\b(show|find|list|montre\w*|trouve\w*|cherch\w+|muestr\w+|ensen\w+|busco|quiero ver)\b/;

/** Plans “Which price fits 2,400 a month?”. */
const priceOfMonthly: Planner = (message) => {
  const { has, text, amounts, cues } = message;
  const monthly = amounts.find(
    ({ per, unit, value, before, after }) =>
      unit !== 'percent' &&
      value >= 300 &&
      (per === 'month' ||
        /\b(rent|loyer|renta|alquiler)( (is|of|de|est de|es de))? $/.test(before) ||
        (!per && value < 10_000 && rentAfter.test(after))),
  );
  if (monthly && earning.test(monthly.before)) return undefined;
  if (!monthly || !has(priceOfMonth) || cues.has('income') || (cues.has('rate') && /\brate\b/.test(monthly.before)))
    return undefined;
  const rest = amounts.filter((each) => each !== monthly);
  const { price, ...terms } = termsOf(text, rest);
  if (price !== undefined || meansOf(text, rest).incomeYearly !== undefined) return undefined;
  if (has(showWords) && message.search.wishes.some((fact) => fact.startsWith('payment')) && message.places.length > 0)
    return use('searchHomes', { sentence: message.typed });
  const country = countryFor(message);
  return use('priceForMonthly', {
    monthly: monthly.value,
    ...terms,
    ...(has(loanOnly) ? { basis: 'loan' } : {}),
    country: country ?? (placeOf(message).state ? countryOf(placeOf(message).state!) : undefined),
    ...placeOf(message),
  });
};

/** Returns the price that a question is about. */
export const priceWords =
  /\b(what|which) (house )?price\b|\bprice (range|point)\b|\b(que|cual) precio\b|\bquel prix\b|\bjusqu'a combien\b/;

const strictlyAfford =
  /\bwhat can (i|we) (buy|get|go for)\b|\bse rendre a combien\b|\bon peut (aller|se rendre)\b|\bque (pouvons|peut)[- ](nous|on) acheter\b|\b(que|de cuanto) (podemos|puedo) comprar\b|\bafford\w*|\balcanza\b|\bhow much (house|home|can)\b|\b(bank|lender|banque|preteur|banco|prestamista)\b.*\b(ok|okay|approve|lend|give|go|pret\w*|prest\w*|da|dan|daria)\b|\bpermettre\b|\bborrow\b|\bemprunt\w*|\bqualify\b|\bcuanto puedo\b/;

const afford: Planner = (message) => {
  const { cues, text, amounts, talk, named, has } = message;
  const means = meansOf(text, amounts);
  const earns = means.incomeYearly !== undefined;
  const again = talk.tool === 'affordability' && Object.keys(means).length > 0;
  if (
    !cues.has('afford') &&
    !(earns && (cues.has('income') || has(priceWords) || has(strictlyAfford) || has(/\btoo much\b/))) &&
    !again
  )
    return undefined;
  if (!earns && !has(strictlyAfford) && rulesNamed(text).length > 0) return undefined;
  if (!earns && (cues.has('closing') || rulesNamed(text).some(({ id }) => /^(itin|newcomer|foreign-buyer)/.test(id))))
    return undefined;
  if (cues.has('program') && !cues.has('afford')) return undefined;
  const country = countryFor({ ...message, named }) ?? talk.means?.country;
  const { downAmount, downPercent, ...rest } = talk.means ?? {};
  const down = means.downAmount !== undefined || means.downPercent !== undefined;
  const places = message.places.filter((fact) => /^(place|state|zip):/.test(fact)).slice(0, 3);
  const selfEmployed = rulesNamed(text).some(({ id }) => id === 'self-employed');
  const { loan: lent } = comparedAmounts(amounts);
  const input = {
    ...(down ? rest : talk.means),
    ...means,
    country,
    ...(places.length > 0 ? { places } : {}),
    ...(selfEmployed ? { selfEmployed } : {}),
    ...(lent === undefined ? {} : { loan: lent }),
  };
  return input.incomeYearly === undefined
    ? { kind: 'ask', for: 'income', waiting: { tool: 'affordability', for: 'income', input } }
    : withAlso(use('affordability', input), has(ageWords) && use('explain', { ids: ['age-and-credit'] }));
};

const ageWords =
  /\b(too old|my age|our age|trop (vieux|vieille|agee?s?)|mon age|notre age|(muy|demasiado) (viej[oa]s?|mayor(es)?)|mi edad)\b/;
const rateWords = /\brates?\b|\binteres(t|es)?\b|\btaux\b|\btasas?\b/;
const nowWords =
  /\b(now|today|current\w*|moment|ballpark|lately|these days|this week|right now|rn|aujourd'hui|actuel\w*|en ce moment|hoy|ahorita|ahora|actual\w*|what are|quels? (sont|est)|cuales son|a como)\b/;
/** Matches “Current 5-year fixed?”, which asks for a rate without the word. */
const fixedNow =
  /\b(curr(ent)?|today'?s?|now|latest)\b.*\b\d+ ?-? ?(year|yr)s? fixed\b|\b\d+ ?-? ?(years?|yrs?|ans|anos) (fixed|fixe|fij[oa])\b.*\b(now|today|currently|rn|these days|this week|at|aujourd'hui|en ce moment|hoy|ahora|ahorita)\b|\b(fixed|fixe|fij[oa])\b.*\b(a|de) \d+ (ans|anos)\b.*\b(hoy|ahora|aujourd'hui)\b/;
const fixedOrVariable =
  /\b(fixed|fixe|fija)\b.*\b(variable|adjustable|arm|ajustable)\b|\b(variable|adjustable|arm|ajustable)\b.*\b(fixed|fixe|fija)\b/;
const rates: Planner = (message) =>
  (message.has(fixedOrVariable) && message.has(nowWords)) ||
  (((message.has(rateWords) && message.has(nowWords)) || message.has(fixedNow)) && priceOf(message) === undefined)
    ? use('mortgageRates', {
        country: countryFor(message),
        ...(message.has(fixedOrVariable) ? { compare: true } : {}),
      })
    : undefined;

const taxesIncluded =
  /\b(includ\w+|with|plus|and|all in|avec|incluant|compris\w*|con|incluy\w+|incluid\w+)\b.*\b(tax(es)?|impuestos?|predial)\b|\btaxes? (included|comprises?|incluid\w+|and insurance)\b/;

/** Words for when property tax is paid. */
const whenDue =
  /\bwhen\b.*\b(due|pay|paid|bill\w*)\b|\b(first|every|each) (month|year)\b|\bright away\b|\bmonthly or\b|\bpremier mois\b|\bquand\b|\bdes le (debut|depart)\b|\btout de suite\b|\bcuando\b|\bprimer mes\b|\bde inmediato\b/;

const taxOfProperty: Planner = (message) => {
  const { cues, has, named, text } = message;
  if (!cues.has('tax') || cues.has('closing')) return undefined;
  if (cues.has('monthly') && priceOf(message) !== undefined && has(taxesIncluded)) return undefined;
  if (
    !has(
      /\bproperty tax\w*|\btaxes? (foncieres?|municipales?)\b|\bpredial\b|\bimpuestos? (a|de|sobre) la (propiedad|casa)\b|\btaxes\b|\bproperty\b/,
    )
  )
    return undefined;
  if (
    rulesNamed(text).some(({ id }) =>
      /^(homestead|prop-13|school-tax|mello|firpta|foreign|bc-deferment|vacancy|principal)/.test(id),
    )
  )
    return undefined;
  if (named.length === 0 && priceOf(message) === undefined)
    return has(whenDue) ? use('explain', { ids: ['property-tax-bill'] }) : undefined;
  const input = { facts: message.places.slice(0, 3), state: named[0]?.state, price: priceOf(message) };
  return withAlso(use('propertyTax', input), has(whenDue) && use('explain', { ids: ['property-tax-bill'] }));
};

const programWords =
  /\bfirst[- ]time\b|\bfrist time\b|\bprograms?\b|\bprogrammes?\b|\bprogramas?\b|\bgrants?\b|\bfree money\b|\bassistance\b|\bayudas?\b|\baides?\b|\bsubvention\w*|\bprimera (vivienda|casa|vez)\b|\bpremiers? acheteurs?\b|\bhelp\b/;
const programs: Planner = (message) => {
  const { has, text, named } = message;
  if (!has(programWords)) return undefined;
  const ids = rulesNamed(text)
    .map(({ id }) => id)
    .filter((id) => !/^(foreign|newcomer|credit|gift|self)/.test(id));
  const state = named[0]?.state;
  if (ids.length > 0 && !state) return use('explain', { ids: ids.slice(0, 3) });
  const canada = state ? countryOf(state) === 'CA' : countryFor(message) === 'CA';
  const { incomeYearly } = meansOf(text, message.amounts);
  return use('programs', {
    state,
    city: named[0]?.city,
    incomeYearly,
    ids: (canada && ids.length === 0 ? ['first-time-canada'] : ids).slice(0, 3),
  });
};

/** Plans the explanation of a named rule or program when the question asks for no figure. */
const rule: Planner = (message) => {
  const { text, named, country } = message;
  const price = priceOf(message);
  const ids = rulesNamed(text).map(({ id }) =>
    id === 'foreign-buyer' && (named[0]?.country ?? country) === 'US' ? 'foreign-buyer-us' : id,
  );
  const [place] = named;
  const where = place && (place.city ? `${place.name}, ${place.state}` : place.name);
  if (ids.length === 0) return undefined;
  // A newcomer who asks what a purchase costs is not asking about loans.
  const wanted = ids.includes('notary-fees') && price !== undefined ? ['notary-fees'] : ids.slice(0, 3);
  const explained = use('explain', { ids: wanted, place: where });
  // The costs of a notary or lawyer go with the transfer tax of the same purchase.
  const buysThere = ids.includes('notary-fees') && place?.country === 'CA' && price !== undefined;
  return withAlso(explained, buysThere && use('transferTax', { state: place.state, city: place.city, price }));
};

const monthWords =
  /\b(a|per|each|every) month\b|\bmonthly\b|\bmortgages?\b|\bpayments?\b|\bpmi\b|\bloan\b|\bfinanc(e|ing)\b|\bpar mois\b|\bversements?\b|\bpaiements?\b|\bhypotheque\b|\bal mes\b|\bmensual\w*|\bhipoteca\b|\bpago\b/;
const cashWords =
  /\bgastos\b|\bcontado\b|\bcosts to buy\b|\bpour fermer\b|\bcerrar\b|\bclosing\b|\b(to close|close on)\b|\bcash\b|\bup ?front\b|\bhow much (cash|money)\b|\bmoney down\b|\bdown ?payment\b|\bclos\w+ n\b|\bfrais\b|\bcloture\b|\bcomptant\b|\bmise de fonds\b|\bcierre\b|\befectivo\b|\benganche\b|\bllevar\b|\bdinero\b|\bargent\b|\bsaved up\b/;

const sum: Planner = (message) => {
  const { has, text, amounts, home, talk, search } = message;
  const { price, ...terms } = termsOf(text, amounts);
  const { state, city } = placeOf(message);
  const country = countryFor(message) ?? (state ? countryOf(state) : undefined);
  const stated = Object.keys(terms).length > 0;
  if (
    talk.costs &&
    price === undefined &&
    (stated || has(/\b(pmi|mortgage insurance|included|in there)\b/)) &&
    !home.lookUp
  ) {
    const { terms: before, ...of } = talk.costs;
    const { downPercent, downAmount, ...rest } = before;
    const down = terms.downPercent !== undefined || terms.downAmount !== undefined;
    return use('monthlyCost', { ...of, ...(down ? rest : before), ...terms });
  }
  const cash =
    has(cashWords) &&
    !has(/\bmonthly\b|\bpago mensual\b|\bpayment (for|on)\b/) &&
    !(has(/\bpar mois\b|\bal mes\b/) && !has(/\b(cloture|fermer|frais|cierre|cerrar|efectivo|llevar|gastos)\b/));
  const month = has(monthWords);
  if (!cash && !month) return undefined;
  const about =
    cash && !(month && stated && !has(/\bclosing\b|\bcierre\b|\bcloture\b|\bcash\b/)) ? { about: 'cash' } : {};
  const input = { ...terms, country, state, city, ...about };
  if (home.lookUp) return use('monthlyCost', { ...home.lookUp, ...terms, ...about });
  const { loan: _, ...compared } = comparedAmounts(amounts);
  if (price !== undefined)
    return use('monthlyCost', {
      price,
      ...input,
      ...compared,
      ...(compared.rent === undefined ? {} : { about: undefined }),
    });
  const of = home.homes[0] ?? talk.home ?? (talk.shown.length === 1 ? talk.shown[0] : undefined);
  if (of !== undefined) return use('monthlyCost', { home: of, ...terms, ...about });
  const wanted = search.wishes.find((fact) => /^price[<~]/.test(fact));
  if (wanted) return use('monthlyCost', { price: Number(wanted.replace(/\D+/, '')), ...input });
  const waiting = talk.shown.length > 0 ? ('home' as const) : ('price' as const);
  return { kind: 'ask', for: waiting, waiting: { tool: 'monthlyCost', for: waiting, input } } satisfies Plan;
};

const wholeCash =
  /\b(how much|total|all|in all|everything|altogether)\b.*\b(close|closing|settlement)\b|\b(closing costs?|cash to close|settlement costs?)\b|\bcombien\b.*\b(fermer|cloture|en tout)\b|\bfrais (de cloture|d'achat|de demarrage)\b|\ba part (la|ma) mise de fonds\b|\bgastos de cierre\b|\bcostos? de cierre\b|\bcuanto\b.*\bcerrar\b/;

const whoPays = /\bwho('s| is| does)?\b.*\b(pay\w*|covers?)\b|\bqui\b.*\bpaie\w*|\bquien(es)?\b.*\bpaga\w*/;

/** Plans questions about the total at closing. */
const cashToClose: Planner = (message) => {
  if (!message.has(wholeCash) || priceOf(message) === undefined) return undefined;
  const plan = sum(message);
  if (plan?.kind !== 'use') return plan;
  const { state, city } = placeOf(message);
  const price = priceOf(message);
  return withAlso(
    plan,
    message.has(whoPays) && use('explain', { ids: ['closing-costs-who'] }),
    state !== undefined && countryOf(state) === 'US' && use('transferTax', { state, city, price }),
  );
};

/** Plans “Who pays closing costs in Florida?”. */
const whoPaysClosing: Planner = (message) => {
  if (!message.has(whoPays) || !message.cues.has('closing')) return undefined;
  const { state, city } = placeOf(message);
  return withAlso(
    use('explain', { ids: ['closing-costs-who'] }),
    state !== undefined && countryOf(state) === 'US' && use('transferTax', { state, city }),
  );
};

/** Plans a price with loan terms and no other words: “525k in Portland, 10 percent down, 6.375 for 30 years”. */
export const termsAlone: Planner = (message) => {
  const { price, downPercent, downAmount, ratePercent, years } = termsOf(message.text, message.amounts);
  const down = downPercent ?? downAmount;
  const stated = [down, ratePercent, years].filter((value) => value !== undefined).length;
  if (price === undefined || stated < 2 || ratePercent === undefined) return undefined;
  const { state, city } = placeOf(message);
  return use('monthlyCost', {
    price,
    downPercent,
    downAmount,
    ratePercent,
    years,
    state,
    city,
    country: countryFor(message) ?? (state ? countryOf(state) : undefined),
  });
};

export const costsPlan = firstOf(
  foreignTax,
  transfer,
  ruleFigures,
  loan,
  priceOfMonthly,
  afford,
  rates,
  cashToClose,
  whoPaysClosing,
  programs,
  taxOfProperty,
  rule,
  sum,
  termsAlone,
);
