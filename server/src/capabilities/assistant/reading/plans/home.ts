import { placesOf } from '../home-reference.ts';
import { homeTopicOf } from '../home-topics.ts';
import { meansOf, termsOf } from '../terms.ts';
import { firstOf, type Planner, use } from './use.ts';

const savedWords =
  /\bsaved?\b|\bfavou?rites?\b|\bcoups? de c(oe|œ)ur\b|\bsauvegard\w+|\benregistr\w+|\bguard(e|adas|ado)\b|\bfavorit[oa]s\b/;

const leastWords = /\b(lowest|highest|least|most|smallest|largest|plus (bas\w*|haut\w*)|menos|mas)\b/;

/** By what homes are compared, where it is said. */
const orders = [
  ['perArea', /\bper (sq\w*|square)|\bpied carre\b|\bpie cuadrado\b|\bm2\b|\bpor metro\b/],
  ['month', /\b(a|per) month\b|\bmonthly\b|\bpar mois\b|\bal mes\b|\bmensual\b/],
  ['size', /\bbiggest\b|\blargest\b|\bplus grande?\b|\bmas grande\b/],
  ['price', /\bcheap\w*|\bmoins cher\w*|\bmas barat[ao]s?\b/],
] as const;

const compare: Planner = ({ cues, talk, home, text, has }) => {
  if (!cues.has('compare') && !home.several && !(has(savedWords) && has(leastWords))) return undefined;
  const bare = placesOf(text, talk);
  const named = home.homes.length > 1 ? home.homes : bare.length > 1 ? bare : [];
  const by = orders.find(([, pattern]) => pattern.test(text))?.[0];
  if (named.length > 1) return use('compareHomes', { homes: named.slice(0, 6), by });
  if (has(savedWords)) return use('compareHomes', { saved: true, by });
  if (!cues.has('compare')) return undefined;
  const all = /\b(them|these|those|all|which|best|les|laquelle|lequel|cual|compararlas|ones)\b/.test(text)
    ? talk.shown
    : [];
  if (all.length > 1) return use('compareHomes', { homes: all.slice(0, 6), by });
  return home.homes.length === 1 || home.lookUp
    ? undefined
    : { kind: 'ask', for: 'homes', waiting: { tool: 'compareHomes', for: 'homes', input: {} } };
};

/** The home that is meant: the one pointed at, else the one spoken of last, else the only one shown. */
const whichOf: (message: Parameters<Planner>[0]) => Record<string, unknown> | undefined = ({ home, talk }) => {
  if (home.lookUp) return { ...home.lookUp };
  if (home.homes[0] !== undefined && !(home.several && home.homes.length > 1)) return { home: home.homes[0] };
  const last = talk.home ?? talk.shown[0];
  return last === undefined ? undefined : { home: last };
};

const monthWords =
  /\b(a|per|each|every) month\b|\bchaque mois\b|\bcada mes\b|\breviendrait\b|\bmonthly\b|\bmortgage\b|\bpayment\b|\brun me\b|\ball in\b|\bpar mois\b|\bversements?\b|\bal mes\b|\bmensual\b|\bhow much (is|would) (it|the \w+ one) a\b/;
const cashWords =
  /\bclosing costs?\b|\bcash\b|\bup ?front\b|\bdown ?payment\b|\bcomptant\b|\bcloture\b|\befectivo\b|\bcierre\b|\bmoney down\b/;
const affordWords = /\bafford\w*|\bqualif\w+|\bpermettre\b|\balcanza\b|\bpuedo pagar\b|\bassez\b/;

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
  if (homeTopicOf(text) === 'taxes' && !has(/\b(all in|tout compris|todo incluido|taxes comprises)\b/))
    return undefined;
  const { price, ...terms } = termsOf(text, amounts);
  return use('monthlyCost', { ...which, ...terms, ...(cash ? { about: 'cash' } : {}) });
};

const facts: Planner = (message) => {
  const { text, search, home } = message;
  const topic = homeTopicOf(text);
  const named = search.wishes.some((fact) => fact.startsWith('has:'));
  const about = topic === undefined || topic === 'price' ? (named ? 'features' : (topic ?? 'all')) : topic;
  // Words that name neither a home nor anything of one say nothing about the last home.
  const which = home.points || topic !== undefined || named ? whichOf(message) : undefined;
  if (which) return use('homeFacts', { ...which, about });
  return home.points || topic !== undefined
    ? { kind: 'ask', for: 'home', waiting: { tool: 'homeFacts', for: 'home', input: { about } } }
    : undefined;
};

export const homePlan = firstOf(compare, costs, facts);
