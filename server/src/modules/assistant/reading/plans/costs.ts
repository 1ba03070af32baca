/** Long because it is a table: the questions about costs, by topic. */
import { rulesNamed } from '../../knowledge/index.ts';
import { stampWords } from '../cues.ts';
import type { Message } from '../message.ts';
import { countryOf } from '../places.ts';
import type { Plan } from '../plan.ts';
import { meansOf, shortPriceOf, taxYearlyOf, termsOf } from '../terms.ts';
import { firstOf, type Planner, use } from './use.ts';

/** Returns the state and city of the first named place, else of the last transfer tax or cost calculation. */
const placeOf = ({ named, talk }: Message): { state?: string; city?: string } => {
  const first = named.find(({ city, state }) => city && state === named[0]!.state) ?? named[0];
  if (first) return { state: first.state, ...(first.city ? { city: first.city } : {}) };
  const last = talk.transfer ?? talk.costs;
  return last?.state ? { state: last.state, ...(last.city ? { city: last.city } : {}) } : {};
};

/** Returns the country of the question, else of the last cost or affordability calculation. */
const countryFor = ({ country, talk, language, amounts }: Message): 'US' | 'CA' | undefined =>
  country ?? talk.costs?.country ?? talk.means?.country ?? (language === 'fr' && amounts.length > 0 ? 'CA' : undefined);

const priceOf = ({ text, amounts }: Message): number | undefined =>
  termsOf(text, amounts).price ?? shortPriceOf(amounts);

const firstTimeWords =
  /\bfirst[- ]time\b|\bour first (home|house|place)\b|\bfirst (home|place|house)\b|\bpremier(e)? (acheteur|maison|propriete|achat)\b|\bprimera (vez|casa|vivienda|compra)\b/;
const notFirstTime =
  /\bnot (a )?(first[- ]time|fthb)\b|\bnot (our|my) first\b|\bresale\b.*\bnot\b.*\bfthb\b|\b(have|has|had|already) owned\b|\bowned before\b|\bdeja (eu|possede|ete proprietaires?)\b|\bya (tuve|tuvimos|tenia|teniamos)\b|\bpas (un )?premier\b|\b(second|2nd) (home|house|property|place)\b|\b(deuxieme|2e) (maison|propriete|achat)\b|\bsegunda (casa|vivienda)\b|\bno es (mi )?primera\b/;

const newWords =
  /\b(new(ly)?[- ](built|build|construction)|brand[- ]new|neuve?s?|recien construid[oa]|casa nueva|condo nuevo|obra nueva)\b/;

/** Paraphrases of the tax on a purchase. */
const purchaseTax =
  /\btax(es)?\b.*\btwice\b|\b(twice|double)\b.*\btax|\btaxes? (when|at|on) (buying|closing|(the |a )?purchase|(you|we|i) (buy|close))\b|\btaxes? deux fois\b|\bimpuesto.*\bdos veces\b|\bimpuestos? (al|por) comprar\b|\btaxes? (a|pour) l'achat\b|\bregistering the (deed|transfer|title)\b|\bland titles?\b/;

const yearNamed = /\b(?:in|en|for|pour|para|during|a partir de|de|since|del?) (20[2-9]\d)\b/;

/** Stamps on the sale, not on the mortgage. */
const deedStamps = ({ has }: Message): boolean =>
  has(stampWords) && !has(/\b(mortgage|loan|borrow\w*|hipoteca|prestamo|hypotheque|pret|intangibles?)\b/);

const transfer: Planner = (message) => {
  const { cues, has, talk } = message;
  if (has(stampWords) && !deedStamps(message)) return undefined;
  const again = talk.tool === 'transferTax' && (message.named.length > 0 || priceOf(message) !== undefined);
  const named = cues.has('transferTax') || (message.named.length > 0 && has(purchaseTax));
  if (!named && !again && !deedStamps(message)) return undefined;
  const place = placeOf(message);
  const price = priceOf(message) ?? talk.transfer?.price;
  const firstTime = has(firstTimeWords) && !has(notFirstTime);
  const newlyBuilt = has(newWords);
  const hadOne = has(notFirstTime);
  const year = yearNamed.exec(message.text)?.[1];
  return use('transferTax', {
    ...place,
    price,
    ...(firstTime || hadOne ? { firstTime } : {}),
    ...(newlyBuilt ? { newlyBuilt } : {}),
    ...(has(loanWords) ? { loan: termsOf(message.text, message.amounts).loan } : {}),
    year: year === undefined ? undefined : Number(year),
  });
};

const loanWords =
  /\bloan\b|\bborrow\w*|\bemprunt\w*|\bprest(an|amos|ados?|aran)\b|\bpagos?\b|\bp ?& ?i\b|\bmensualidad\w*|\bmensualite\w*|\bmortgage\b|\bpmt\b|\bpayment\b|\bhypotheque\b|\bpaiement\b|\bversement\b|\bpret\b|\bprestamo\b|\bhipoteca\b|\bpago mensual\b|\bp and i\b|\bprincipal\b/;
const onlyLoan =
  /\b(loan|hypotheque|pret|prestamo|hipoteca) (de|of|for)? ?\$?\d|\d+k? ?(000 )?\$? loan\b|\bp (and|&|n) i\b|\bno taxes\b|\bprincipal\b|\bpago mensual de\b|\bhypotheque de\b/;

/** Words before a loan amount in a question that also names a price. */
const borrowedWords = /\b(loan|mortgage|borrow(ing)?|prestamo|hipoteca|pret|hypotheque)( (of|for|de|por))? \$?$/;

const justPrincipal =
  /\b(principal (and|&|n) interest|p ?(and|&|n|\+) ?i) (only|alone)\b|\bsans (les )?taxes\b|\bsin impuestos\b|\b(just|only|seulement|juste|solo|nomas) (the |le |el )?(principal|capital|p ?(and|&|n|\+) ?i)\b/;

const loan: Planner = (message) => {
  const { has, text, amounts, talk } = message;
  const { price, loan: lent, ratePercent, years, downPercent, downAmount } = termsOf(text, amounts);
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
  if (price === undefined || down !== undefined || !has(loanWords)) return undefined;
  if (!has(onlyLoan) && !(ratePercent !== undefined && years !== undefined)) return undefined;
  if (/\bva\b|\bfunding fee\b|\btax\b|\bimpuesto\b/.test(text) && !has(/\bno taxes\b/)) return undefined;
  const borrowed = amounts.find(({ unit, before }) => unit === 'money' && borrowedWords.test(before));
  const taxYearly = taxYearlyOf(amounts, borrowed && price);
  return use('loanPayment', {
    loan: lent ?? borrowed?.value ?? price,
    ratePercent,
    years,
    country: countryFor(message),
    ...(taxYearly === undefined ? {} : { taxYearly }),
  });
};

/** “How much is 5 % of 300,000”, “3.5 % down on 240k”. */
const shareOf =
  /(%|\bpercent\b|\bpour cent\b|\bpor ciento\b) ?(down |de enganche |de mise de fonds |deposit )?(of|on|de|sur|sobre) (an? |the |los |las |una? |une )?(cad|usd)? ?\$? ?\d/;

/** “Va” is a word of French and Spanish too. */
export const veteranWords =
  /\b(my|a|the|with|using|use|used|for) va\b|\bva (loans?|mortgage|funding|eligib\w+|benefit\w*|buyer|entitlement|disab\w+)\b|\b(does|do|doing|offers?|handles?|knows?|specializ\w+ in) va\b|\bveteran|\b(pret|prestamo|hipoteca|cuota|frais|credito) va\b|\bfunding fee\b|\banciens? combattants?\b/;

const loanKind = (text: string): string | undefined =>
  /\bfha\b/.test(text) ? 'fha' : veteranWords.test(text) ? 'va' : /\busda\b/.test(text) ? 'usda' : undefined;

/** “My score is 560” */
function scoreOf(text: string): number | undefined {
  const found =
    /\b(?:score|fico|credit|puntaje|puntuacion|cote|pointage)\b[^\d$]{0,20}(\d{3})\b(?! ?(?:k|mil|000|,|\$))/.exec(
      text,
    ) ?? /\b(\d{3}) (?:credit|fico|score|de puntaje|de cote)\b/.exec(text);
  const score = Number(found?.[1]);
  return score >= 300 && score <= 850 ? score : undefined;
}

const veteranExempt = /\bdisab\w+|\bpurple heart\b|\binvalidite\b|\bdiscapacidad\b|\bincapacidad\b/;
const secondUse =
  /\b(second|2nd|third|subsequent|next) (use|time)\b|\bused (it|my va( loan)?|a va loan) (once|before|already)\b|\b(deuxieme|segunda) (fois|vez|utilisation)\b/;

const ruleFigures: Planner = (message) => {
  const { text, cues, amounts, has } = message;
  const { price = shortPriceOf(amounts), loan: lent, downPercent: share, downAmount } = termsOf(text, amounts);
  if (price === undefined) return undefined;
  const downPercent =
    share ?? (downAmount !== undefined && downAmount < price ? (downAmount / price) * 100 : undefined);
  const country = countryFor(message);
  const { state, city } = placeOf(message);
  const about = (topic: string, more: Record<string, unknown> = {}) =>
    use('loanRules', { about: topic, amount: price, country, state, ...more });
  if (/\bfunding fee\b|\bcuota va\b|\bfrais va\b/.test(text) || (loanKind(text) === 'va' && has(/\bfee\b|\bcuota\b/)))
    return about('fundingFee', {
      amount: lent ?? price,
      downPercent,
      country: 'US',
      ...(has(veteranExempt) ? { exempt: true } : {}),
      ...(has(secondUse) ? { again: true } : {}),
    });
  if (rulesNamed(text).some(({ id }) => /mortgage-tax/.test(id)))
    if (state === undefined || countryOf(state) === 'US')
      return about('mortgageTax', { amount: lent ?? price, country: 'US', state: state ?? 'FL', city });
  if (/\b(school tax|taxes? scolaires?)\b/.test(text)) return about('schoolTax', { country: 'CA', state: 'QC' });
  if (
    /\b(cmhc|schl|sagen|premium|prime|pmi|mip|mortgage insurance|assurance (pret|hypothecaire)|seguro hipotecario|prima)\b/.test(
      text,
    ) &&
    (!cues.has('monthly') ||
      has(/\b(mip|premiums?|up ?front|prime|prima)\b/) ||
      (loanKind(text) === 'fha' && !has(/\b(payments?|pago|paiement|total|all in|todo)\b/)))
  )
    return about('insurance', { downPercent, loan: loanKind(text) });
  const scored = scoreOf(text);
  const creditScore = scored === undefined ? {} : { creditScore: scored };
  if (loanKind(text) === 'fha' && has(/\b3\.5\b/) && !cues.has('monthly'))
    return about('leastDown', { loan: 'fha', country: 'US', ...creditScore });
  if (downPercent !== undefined && !cues.has('monthly') && !cues.has('closing') && has(shareOf))
    return about('share', { downPercent });
  if (has(/\b(min|minimum|minim\w+|smallest|least|lowest|minimal\w*)\b|\bless down\b/) && cues.has('down'))
    return about('leastDown', {
      loan: loanKind(text),
      ...creditScore,
      units: /\b(tri|four|quadru|quad)plex\b|\b[34] (units?|logements)\b/.test(text) ? '3-4' : undefined,
    });
  return undefined;
};

/** Returns the price that a question is about. */
export const priceWords =
  /\b(what|which) (house )?price\b|\bprice (range|point)\b|\b(que|cual) precio\b|\bquel prix\b|\bjusqu'a combien\b/;

const strictlyAfford =
  /\bafford\w*|\balcanza\b|\bhow much (house|home|can)\b|\bpermettre\b|\bborrow\b|\bemprunt\w*|\bqualify\b|\bcuanto puedo\b/;

const afford: Planner = (message) => {
  const { cues, text, amounts, talk, named, has } = message;
  const means = meansOf(text, amounts);
  const earns = means.incomeYearly !== undefined;
  const again = talk.tool === 'affordability' && Object.keys(means).length > 0;
  if (
    !cues.has('afford') &&
    !(earns && (cues.has('income') || has(priceWords) || has(/\bhow much (house|home)\b|\btoo much\b/))) &&
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
  const input = {
    ...(down ? rest : talk.means),
    ...means,
    country,
    ...(places.length > 0 ? { places } : {}),
    ...(selfEmployed ? { selfEmployed } : {}),
  };
  return input.incomeYearly === undefined
    ? { kind: 'ask', for: 'income', waiting: { tool: 'affordability', for: 'income', input } }
    : use('affordability', input);
};

const rateWords = /\brates?\b|\binteres(t|es)?\b|\btaux\b|\btasas?\b/;
const nowWords =
  /\b(now|today|current\w*|moment|ballpark|lately|these days|this week|right now|rn|aujourd'hui|actuel\w*|en ce moment|hoy|ahorita|ahora|actual\w*|what are|quels? (sont|est)|cuales son|a como)\b/;
/** Matches “Current 5-year fixed?”, which asks for a rate without the word. */
const fixedNow = /\b(curr(ent)?|today'?s?|now|latest)\b.*\b\d+ ?-? ?(year|yr)s? fixed\b/;
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
  return named.length > 0 || priceOf(message) !== undefined
    ? use('propertyTax', { facts: message.places.slice(0, 3), state: named[0]?.state, price: priceOf(message) })
    : undefined;
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
const rule: Planner = ({ text, named, country }) => {
  const ids = rulesNamed(text).map(({ id }) =>
    id === 'foreign-buyer' && (named[0]?.country ?? country) === 'US' ? 'foreign-buyer-us' : id,
  );
  const [place] = named;
  const where = place && (place.city ? `${place.name}, ${place.state}` : place.name);
  return ids.length > 0 ? use('explain', { ids: ids.slice(0, 3), place: where }) : undefined;
};

const monthWords =
  /\b(a|per|each|every) month\b|\bmonthly\b|\bmortgages?\b|\bpayments?\b|\bpmi\b|\bloan\b|\bfinanc(e|ing)\b|\bpar mois\b|\bversements?\b|\bpaiements?\b|\bhypotheque\b|\bal mes\b|\bmensual\w*|\bhipoteca\b|\bpago\b/;
const cashWords =
  /\bpour fermer\b|\bcerrar\b|\bclosing\b|\b(to close|close on)\b|\bcash\b|\bup ?front\b|\bhow much (cash|money)\b|\bmoney down\b|\bdown ?payment\b|\bclos\w+ n\b|\bfrais\b|\bcloture\b|\bcomptant\b|\bmise de fonds\b|\bcierre\b|\befectivo\b|\benganche\b|\bllevar\b|\bdinero\b|\bargent\b|\bsaved up\b/;

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
  const cash = has(cashWords) && !has(/\bmonthly\b|\bpago mensual\b|\bpayment (for|on)\b/);
  const month = has(monthWords);
  if (!cash && !month) return undefined;
  const about =
    cash && !(month && stated && !has(/\bclosing\b|\bcierre\b|\bcloture\b|\bcash\b/)) ? { about: 'cash' } : {};
  const input = { ...terms, country, state, city, ...about };
  if (home.lookUp) return use('monthlyCost', { ...home.lookUp, ...terms, ...about });
  if (price !== undefined) return use('monthlyCost', { price, ...input });
  const of = home.homes[0] ?? talk.home ?? (talk.shown.length === 1 ? talk.shown[0] : undefined);
  if (of !== undefined) return use('monthlyCost', { home: of, ...terms, ...about });
  const wanted = search.wishes.find((fact) => /^price[<~]/.test(fact));
  if (wanted) return use('monthlyCost', { price: Number(wanted.replace(/\D+/, '')), ...input });
  const waiting = talk.shown.length > 0 ? ('home' as const) : ('price' as const);
  return { kind: 'ask', for: waiting, waiting: { tool: 'monthlyCost', for: waiting, input } } satisfies Plan;
};

const wholeCash =
  /\b(how much|total|all|in all|everything|altogether)\b.*\b(close|closing|settlement)\b|\b(closing costs?|cash to close|settlement costs?)\b|\bcombien\b.*\b(fermer|cloture|en tout)\b|\bfrais (de cloture|d'achat|de demarrage)\b|\ba part (la|ma) mise de fonds\b|\bgastos de cierre\b|\bcostos? de cierre\b|\bcuanto\b.*\bcerrar\b/;

/** Matches questions about the total at closing. */
const cashToClose: Planner = (message) =>
  message.has(wholeCash) && priceOf(message) !== undefined ? sum(message) : undefined;

const insuranceCost: Planner = ({ has, text }) =>
  has(/\b(home|homeowners|house) ?insurance\b|\bassurance habitation\b|\bseguro (de la casa|de casa|de vivienda)\b/) &&
  !/flood|inond|inund/.test(text)
    ? use('explain', { ids: ['homeowners-insurance'] })
    : has(/\binspection\b|\binspeccion\b/)
      ? use('howTo', { topic: 'inspection' })
      : undefined;

export const costsPlan = firstOf(
  transfer,
  ruleFigures,
  loan,
  afford,
  rates,
  cashToClose,
  programs,
  taxOfProperty,
  rule,
  sum,
  insuranceCost,
);
