import { extremesIn } from '../../homes/extremes.ts';
import { placesOf } from '../../homes/home-reference.ts';
import { furtherTopicsOf, homeTopicOf, inOrderAsked, topicsInWords } from '../../homes/home-topics.ts';
import { unlistedIn } from '../../homes/unlisted-details.ts';
import { meansOf, termsOf } from '../../topics/terms.ts';
import { firstOf, type Planner, use } from '../use.ts';

const savedWords =
  /\bsaved?\b|\bfavou?rites?\b|\bcoups? de c(oe|œ)ur\b|\bsauvegard\w+|\benregistr\w+|\bguard(e|adas?|ados?)\b|\bfavorit[oa]s\b/;

const leastWords = /\b(lowest|highest|least|most|smallest|largest|plus (bas\w*|haut\w*)|menos|mas)\b/;

/** Price for an area: “per square foot”, “the most square feet for the dollar”. */
const perAreaWords =
  /\b(per|by the|by) (sq\w*|square)|\b(sq\w*|square) ?(feet|foot|footage|ft) (for|per) (the|my|our|each|every|a)? ?(dollars?|bucks?|money)\b|\bpieds? carres? (pour|par) (le |mon |notre )?(dollar|argent|prix)\b|\bpies? cuadrados? por (el |mi |nuestro |cada )?(dolar|dinero|peso)\b|\bpied carre\b|\bpie cuadrado\b|\bmetro cuadrado\b|\bau metre\b|\bm2\b|\bpor metro\b/;
const ageWords =
  /\b(oldest|newest|plus (vieille|ancienne|neuve|recente)|mas (viej[oa]|antigu[oa]|nuev[oa]|reciente))\b/;

/** Words for the field by which homes are compared. */
const orders = [
  ['perArea', perAreaWords],
  ['month', /\b(a|per) month\b|\bmonthly\b|\bpar mois\b|\bal mes\b|\bmensual\b/],
  ['size', /\bbiggest\b|\blargest\b|\bplus grande?\b|\bmas grande\b/],
  [
    'price',
    /\bcheap\w*|\b(moins|plus) cher\w*|\bmas (barat|car|economic)[ao]s?\b|\b(most|least) expensive\b|\bpriciest\b/,
  ],
] as const;

/** Returns the field by which a plain text orders homes. */
export const orderOf = (text: string): (typeof orders)[number][0] | undefined =>
  orders.find(([, pattern]) => pattern.test(text))?.[0];

/** Fields by which a question compares homes. */
const askedRows = [
  ['price', /\b(asking )?prices?\b(?! (per|for|a|par|por) )|\bprix\b(?! (par|au) )|\bprecios?\b(?! por )/],
  [
    'month',
    /\b(a|per) month\b|\bmonthly\b|\bpar mois\b|\bal mes\b|\bmensual\w*|\b(fits?|within|budget|rentre\w*|alcanza|presupuesto)\b/,
  ],
  ['cash', /\bcash to close\b|\bclosing\b|\bcomptant\b|\bcierre\b/],
  ['beds', /\bbed ?rooms?\b|\bbeds?\b|\bchambres?\b|\brecamaras?\b|\bcuartos?\b|\bhabitaciones\b/],
  ['baths', /\bbath ?rooms?\b|\bbaths?\b|\bsalles? de bains?\b|\bbanos?\b/],
  [
    'size',
    /\b(size|bigger|larger|how (big|large)|square (feet|footage|met\w+)|sq ?ft)\b|\bsuperficie\b|\bpieds carres\b|\bpies cuadrados\b|\btamano\b/,
  ],
  ['lot', /\b(lots?|acres?|land|yard)\b|\bterrain\b|\bterreno\b/],
  ['perArea', perAreaWords],
  [
    'built',
    /\b(oldest|newest|(plus|mas) (vieille|vieux|ancien(ne)?|neuve|recente|viej[oa]|antigu[oa]|nuev[oa]))\b|\b(year built|built|age|newer|older)\b|\bannee\b|\bconstrui\w*|\bano\b|\bconstruid\w+/,
  ],
  [
    'dues',
    /\b(hoa|dues|(condo )?fees?|strata|association)\b|\bcharges\b|\bfrais de (condo|copropriete)\b|\bcuotas?\b|\badministracion\b/,
  ],
  ['tax', /\btax(es|e)?\b|\bimpuestos?\b|\bpredial\b|\bcontribuciones\b/],
  [
    'days',
    /\bdays on\b|\bhow long\b.*\b(been|listed)\b|\bon the market\b|\bdepuis (quand|combien)\b|\bcuanto tiempo\b/,
  ],
] as const satisfies readonly (readonly [string, RegExp])[];

const priceExtreme =
  /\b(cheapest|least expensive|most expensive|priciest|lowest priced?|highest priced?|(moins|plus) cher\w*|mas (barat|car|economic)[oa]s?|menos car[oa]s?)\b/;

export const rowsAsked = (text: string): string[] | undefined => {
  const named: string[] = askedRows.flatMap(([row, pattern]) => (pattern.test(text) ? [row] : []));
  // “Per sq ft” asks for no size.
  const found = named.includes('perArea') ? named.filter((row) => row !== 'size') : named;
  // “Which is the cheapest and how many bedrooms has it?” names the price by its extreme.
  const byPrice = found.length > 0 && !found.includes('price') && !found.includes('perArea') && priceExtreme.test(text);
  return found.length > 0 ? [...(byPrice ? ['price'] : []), ...found].slice(0, 6) : undefined;
};

const whyWords =
  /\b(why|how come|pourquoi|por que|comment ca se fait)\b.*\b(cheap\w*|less|more|expensive|pric\w+|cost\w*|high\w*|low\w*|cher\w*|prix|car[oa]s?|barat[oa]s?|precio|cuesta)\b/;

/** Matches questions about why one home costs less or more than the others; a comparison answers them. */
const why: Planner = ({ has, home, talk }) => {
  const [one] = home.homes;
  if (one === undefined || home.several || !has(whyWords)) return undefined;
  const others = talk.shown.filter((id) => id !== one).slice(0, 5);
  return others.length > 0 ? use('compareHomes', { homes: [one, ...others], why: true }) : undefined;
};

/** “the two cheapest” */
const fewOf =
  /\b(2|3|4|two|three|four|deux|trois|quatre|dos|tres|cuatro) (?:(?:homes|houses|casas|maisons|proprietes) )?(?:de )?(?:the |les |las )?(?:cheapest|least expensive|lowest priced|moins cher\w*|mas barat\w+|menos caras?)\b/;
const countIn = (word: string): number =>
  /^\d/.test(word) ? Number(word) : /^(two|deux|dos)$/.test(word) ? 2 : /^(three|trois|tres)$/.test(word) ? 3 : 4;

const compare: Planner = (message) => {
  const { cues, talk, home, text, has, named: places, after } = message;
  if (!cues.has('compare') && !home.several && !(has(savedWords) && has(leastWords))) return undefined;
  const bare = placesOf(text, talk);
  const named = home.homes.length > 1 ? home.homes : bare.length > 1 ? bare : [];
  const few = fewOf.exec(text);
  const by = few ? ('price' as const) : orderOf(text);
  const asked = rowsAsked(text);
  const unlisted = unlistedIn(text);
  const details = unlisted.length > 0 ? unlisted : undefined;
  const city = places[0]?.city;
  if (few && bare.length < 2 && (has(savedWords) || after('savedHomes')))
    return use('compareHomes', { saved: true, city, by, asked, details, atMost: countIn(few[1]!) });
  const pick = extremesIn(text);
  if (has(savedWords) && pick.length > 1 && !few) return use('compareHomes', { saved: true, pick, asked, details });
  if (named.length > 1)
    return use('compareHomes', {
      homes: named.slice(0, 6),
      by,
      asked,
      details,
      topics: asked ? undefined : topicsInWords(text, message.search.criteria),
    });
  // The question names a position that the list does not have.
  if (named.length < 2 && home.several && home.homes.length === 1 && talk.shown.length > 1)
    return use('compareHomes', { homes: talk.shown.slice(0, 6), by, asked, missing: true });
  if (has(savedWords)) return use('compareHomes', { saved: true, city, by, asked, details });
  if (!cues.has('compare')) return undefined;
  if (home.several && talk.shown.length < 2)
    return { kind: 'ask', for: 'homes', details, waiting: { tool: 'compareHomes', for: 'homes', input: {} } };
  const all = /\b(them|these|those|all|which|best|les|laquelle|lequel|cual|compararlas|ones)\b/.test(text)
    ? talk.shown
    : [];
  if (all.length > 1) return use('compareHomes', { homes: all.slice(0, 6), by, asked, details });
  return home.homes.length === 1 || home.lookUp
    ? undefined
    : { kind: 'ask', for: 'homes', details, waiting: { tool: 'compareHomes', for: 'homes', input: {} } };
};

/** Returns the home that a message refers to, else the last home discussed, else the only home shown. */
const whichOf: (message: Parameters<Planner>[0]) => Record<string, unknown> | undefined = ({ home, talk, after }) => {
  if (home.lookUp) return { ...home.lookUp };
  if (home.beyond && home.homes.length === 0) return undefined;
  if (home.homes[0] !== undefined && !(home.several && home.homes.length > 1)) return { home: home.homes[0] };
  // “That one” after a comparison without a clear first means none of its homes.
  if (home.implied && after('compareHomes') && talk.home === undefined && talk.shown.length > 1) return undefined;
  const last = talk.home ?? talk.shown[0];
  return last === undefined ? undefined : { home: last };
};

const monthWords =
  /\b(a|per|each|every) month\b|\bchaque mois\b|\bcada mes\b|\breviendrait\b|\bmonthly\b|\bmortgage\b|\bpayment\b|\brun me\b|\ball in\b|\bpar mois\b|\bversements?\b|\bal mes\b|\bmensual\b|\bhow much (is|would) (it|the \w+ one) a\b/;
const cashWords =
  /\bclosing costs?\b|\bcash\b|\bup ?front\b|\bdown ?payment\b|\bcomptant\b|\bcloture\b|\befectivo\b|\bcierre\b|\bmoney down\b/;
const affordWords =
  /\bafford\w*|\bqualif\w+|\bpermettre\b|\balcanza\b|\bpuedo pagar\b|\bassez (d'argent|de (revenus?|salaire)|pour (l'acheter|acheter|payer|la payer|se la payer))\b/;

const costs: Planner = (message) => {
  const { has, text, amounts, talk } = message;
  const which = whichOf(message);
  if (!which) return undefined;
  if (has(affordWords)) {
    const { price, ...means } = meansOf(text, amounts);
    const input = { ...talk.means, ...means };
    return input.incomeYearly === undefined
      ? { kind: 'ask', for: 'income', waiting: { tool: 'affordability', for: 'income', input: {} } }
      : use('affordability', input);
  }
  const cash = has(cashWords);
  if (!cash && !has(monthWords)) return undefined;
  // “The monthly maintenance fee of the first one” asks for the fee alone.
  const ofPart = /^(taxes|dues)$/.test(homeTopicOf(text) ?? '');
  if (
    ofPart &&
    !cash &&
    !has(/\b(all in|tout compris|todo incluido|taxes comprises|with|avec|con|payment|mortgage|versement|hipoteca)\b/)
  )
    return undefined;
  const { price, ...terms } = termsOf(text, amounts);
  return use('monthlyCost', { ...which, ...terms, ...(cash ? { about: 'cash' } : {}) });
};

/** “Which of my four is the least money and what are the taxes on it” */
const cheapestOfSome =
  /\b(?:of|de|entre) (?:my|our|mes|nos|mis|nuestr[oa]s) (?:two|three|four|five|six|\d|deux|trois|quatre|cinq|dos|tres|cuatro|cinco)\b.*\b(cheapest|least (?:expensive|money)|lowest priced?|moins cher\w*|mas barat[oa]|menos car[oa])\b/;

const savedExtremes: readonly (readonly [of: string, pattern: RegExp])[] = [
  [
    'cheapestSaved',
    /\b(cheapest|least (?:expensive|money)|lowest priced?|moins cher\w*|mas barat[oa]|menos car[oa])\b.*\b(saved|favou?rites?|hearted|enregistr\w+|sauvegard\w+|favoris|guard\w+|favorit[oa]s)\b|\b(saved|favou?rites?|enregistr\w+|favoris|guard\w+|favorit[oa]s)\b.*\b(cheapest|moins cher\w*|mas barat[oa])\b/,
  ],
  [
    'dearestSaved',
    /\b(most expensive|dearest|priciest|plus cher\w*|mas car[oa])\b.*\b(saved|favou?rites?|enregistr\w+|favoris|guard\w+|favorit[oa]s)\b/,
  ],
];

const whichWords = /\b(which|laquelle|lequel|quelle|cual)\b/;
/** “Rank my saved homes by price per square foot” */
const rankWords = /\b(rank|sort|order|list|class(e|er|ez)|trie[rz]?|ordena\w*|clasifica\w*)\b/;
const mostWords =
  /\b(least|lowest|less|smallest|most|best|mejor|meilleure?|mas|plus de|menos|moins|plus bas\w*|mas bajo)\b/;

const superlatives = /\b(cheapest|lowest|least|best|most|highest|moins|plus|meilleure?|mas|menos|mejor)\b/;

/** Plans a question about the cheapest or dearest saved home. */
export const ofSaved: Planner = ({ has, text }) => {
  const by = orderOf(text);
  const isOrdered = by !== undefined && has(mostWords);
  const isRanked = has(rankWords) && by !== undefined;
  const isPerArea = by === 'perArea' && has(superlatives);
  if (has(savedWords) && ((has(whichWords) && (isOrdered || has(ageWords))) || isRanked || isPerArea))
    return use('compareHomes', { saved: true, by, asked: rowsAsked(text) ?? (by && [by]) });
  const topic = homeTopicOf(text);
  const ofSome = topic !== 'price' && has(cheapestOfSome) ? 'cheapestSaved' : undefined;
  const of = savedExtremes.find(([, pattern]) => pattern.test(text))?.[0] ?? ofSome;
  const details = unlistedIn(text);
  if (of === undefined || topic === undefined || topic === 'features') return undefined;
  return has(monthWords) && topic !== 'taxes'
    ? use('monthlyCost', { of })
    : use('homeFacts', {
        of,
        about: topic === 'unlisted' && has(whichWords) ? 'price' : topic,
        also: furtherTopicsOf(text, topic),
        details: details.length > 0 ? details : undefined,
      });
};

const plainTopics = /^(taxes|dues|history|rooms|size|stories|lot|year|status|parking|heating|cooling|schools)$/;

const facts: Planner = (message) => {
  const { text, search, home } = message;
  const topic = homeTopicOf(text);
  const named = search.criteria.some((fact) => fact.startsWith('has:'));
  const about = topic === undefined || topic === 'price' ? (named ? 'features' : (topic ?? 'all')) : topic;
  // A text that names neither a home nor a topic of one is not about the last home.
  const which = home.points || topic !== undefined || named ? whichOf(message) : undefined;
  if (which) {
    const more = about === 'all' ? [] : furtherTopicsOf(text, about);
    // “Does it have a pool, and what is the HOA?” also asks for a feature.
    const isStories = search.criteria.every((fact) => !fact.startsWith('has:') || fact === 'has:single_story');
    const withFeatures = named && plainTopics.test(about) && !(isStories && [about, ...more].includes('stories'));
    const [first, ...also] = inOrderAsked(text, [
      about,
      ...(withFeatures ? [...more.slice(0, 3), 'features' as const] : more),
    ]);
    const details = unlistedIn(text);
    return use('homeFacts', {
      ...which,
      about: first,
      also: also.length > 0 ? also : undefined,
      details: details.length > 0 ? details : undefined,
    });
  }
  return home.points || topic !== undefined
    ? {
        kind: 'ask',
        for: 'home',
        details: unlistedIn(text),
        waiting: { tool: 'homeFacts', for: 'home', input: { about } },
      }
    : undefined;
};

export const homePlan = firstOf(why, compare, costs, facts);
