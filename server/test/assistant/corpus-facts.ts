/** The check of an answer for each kind of expected fact. */
import { plain } from '../../src/modules/assistant/reading/plain.ts';
import { actionMeant, homeMeant, type Looked, ruleSaid, termSaid } from './corpus-meanings.ts';

const criterion = /^(place|price|beds|baths|has|no|type|sqft|dom|payment|garage|prefer|hoa)(<=|>=|=|~|$)/;

/** True if an answer contains a fact; undefined if no rule can check it. */
export function holds(fact: string, looked: Looked): boolean | undefined {
  const { text, folded, data, figures, call, refused, answer, talk } = looked;
  const [, name, , value] = /^([^=<>~]+)(<=|>=|=|~)?(.*)$/.exec(fact) as unknown as [string, string, string, string];
  const near = (amount: number) => figures.some((figure) => Math.abs(figure - amount) <= Math.max(1, amount * 0.0005));
  const input = (call?.input ?? {}) as Record<string, unknown>;
  const found = (call?.facts ?? {}) as Record<string, unknown>;
  const understood = JSON.stringify(found.understood ?? input.facts ?? []);
  if (name === 'no-homes')
    return !answer.parts.some((part) => part.kind === 'homes' && part.total !== null && call?.tool !== 'savedHomes');
  if (name === 'language') return looked.language === value;
  if (name === 'refusal') return refused;
  if (name === 'out-of-scope') return call?.tool === 'outOfScope' || refused;
  if (name === 'definition') return call?.tool === 'explain';
  if (name === 'amount' && /^[\d.]+$/.test(value)) return near(Number(value));
  if (name === 'currency')
    return (
      data.includes(value.toLowerCase()) ||
      call?.tool === 'searchHomes' ||
      call?.tool === 'refineSearch' ||
      (call?.tool === 'explain' && text.includes('$') && data.includes(value === 'USD' ? '"us"' : '"ca"'))
    );
  if (name === 'rate' && value) return near(Number.parseFloat(value));
  if (call && (call.tool === 'searchHomes' || call.tool === 'refineSearch') && criterion.test(fact))
    return understoodHolds(fact, understood);
  if (name === 'place')
    return (
      (folded + data).includes(value === 'BC' ? 'british columbia' : plain(value)) ||
      data.includes(stateOf[plain(value)] ?? '\u0000')
    );
  if (['price', 'income', 'debt', 'down-payment', 'cash'].includes(name) && /^\d/.test(value)) {
    const amount = Number(value.replace(/\/.*/, ''));
    return (
      near(amount) ||
      data.includes(String(amount)) ||
      data.includes(String(amount * 12)) ||
      data.includes(String(Math.round(amount * 12)))
    );
  }
  if (name === 'count') return near(Number(value));
  if (name === 'person') return folded.includes(plain(value));
  if (name === 'answered') return call?.tool === 'replies';
  if (name === 'appointment') return /saturday|samedi|sabado/.test(folded) || call?.tool === 'howTo';
  if (name === 'home') return homeMeant(value, looked, talk);
  if (name.startsWith('term:') || name === 'term') return termSaid(name.slice(5) || value, folded + data);
  if (fact === 'rule=out-of-scope') return call?.tool === 'outOfScope' || refused;
  if (name === 'rule') return ruleSaid(value, folded);
  if (name === 'action') return actionMeant(value, call, input);
  if (name === 'offers') return call?.tool === 'purchase';
  const tools = toolOf[name];
  return tools ? call !== undefined && tools.includes(call.tool) : undefined;
}

const toolOf: Readonly<Record<string, readonly string[]>> = {
  'next-steps': ['nextSteps', 'journey'],
  missing: ['documents', 'nextSteps', 'journey'],
  have: ['documents'],
  'saved-homes': ['savedHomes'],
  'saved-home-changes': ['savedHomes'],
  'saved-search-active': ['savedSearches'],
  'saved-search-criteria': ['savedSearches'],
  'pre-approval-status': ['profile', 'documents', 'journey'],
  notifications: ['news'],
  budget: ['profile', 'howTo'],
  'median-price': ['marketFacts'],
  'days-on-market': ['marketFacts', 'homeFacts'],
  'months-of-supply': ['marketFacts'],
  'price-trend': ['marketFacts'],
  'sale-to-list': ['marketFacts'],
  uncertainty: ['marketFacts', 'mortgageRates'],
  'as-of-date': ['marketFacts', 'mortgageRates'],
  rate: ['mortgageRates'],
  agent: ['professionals'],
  lender: ['professionals'],
  contact: ['professionals', 'handOver'],
  'match-reason': ['professionals'],
  compare: ['compareHomes'],
  'max-price': ['affordability'],
  affordability: ['affordability'],
  'property-tax': ['propertyTax', 'homeFacts', 'explain', 'compareHomes'],
  'closing-costs': ['monthlyCost'],
  'cash-to-close': ['monthlyCost'],
  'monthly-payment': ['monthlyCost', 'loanPayment'],
  'condo-fees': ['homeFacts'],
  hoa: ['homeFacts'],
  school: ['homeFacts'],
  'price-history': ['homeFacts'],
  'first-time-program': ['programs', 'explain'],
  'agent-commission': ['explain'],
  alert: ['howTo'],
  steps: ['howTo'],
};

const stateOf: Readonly<Record<string, string>> = {
  ontario: '"on"',
  texas: '"tx"',
  ohio: '"oh"',
  california: '"ca"',
  florida: '"fl"',
  alberta: '"ab"',
  quebec: '"qc"',
};

function understoodHolds(fact: string, understood: string): boolean {
  const wanted = plain(fact).replace('~', '<=').replace(/ /g, '_');
  const folded = plain(understood).replace(/ /g, '_');
  if (fact.startsWith('prefer=')) return folded.includes(wanted.slice('prefer='.length));
  if (fact.startsWith('place=')) return folded.includes(`place:${wanted.slice(6)}`) || folded.includes(wanted.slice(6));
  // “2 bed” is read as two or more.
  if (/^(beds|baths)=/.test(fact) && folded.includes(wanted.replace('=', '>='))) return true;
  // A search reads a named price as the maximum price.
  if (fact.startsWith('price=') && folded.includes(wanted.replace('=', '<='))) return true;
  if (fact.startsWith('hoa')) return folded.includes('hoa<=0') || folded.includes('no:hoa');
  if (fact.startsWith('payment') || fact.startsWith('price~')) return folded.includes(wanted.replace(/^[a-z]+/, ''));
  return folded.includes(wanted.replace(/^(has|type)=/, '$1:').replace(/^no=/, 'no:'));
}
