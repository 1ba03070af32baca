import type { Amount } from '../../figures/amounts.ts';
import type { Message } from '../../message.ts';
import { federalProgramIn } from '../../topics/buyer.ts';
import { termsOf } from '../../topics/terms.ts';
import { type Planner, use, withAlso } from '../use.ts';
import { countryFor } from './cost-terms.ts';

/** The seller pays something for the buyer. */
const sellerPays =
  /\b(sellers?|builder|vendedor(es|a)?|duen[oa]s?|vendeurs?|vendeuse|constructeur)\b[^.;]{0,40}\b(credits?|concessions?|contribu\w+|gives?|giving|will give|offer\w*|pays?|paying|kick\w*|chip\w*|throw\w*|help\w*|back|toward|puts? in|da|dan|dara|pon(e|en|dra|ga)|pag(a|an|ue)|ayud\w+|aport\w+|ofrec\w+|regres\w+|donne|paie|paye|offre|remet|aide|verse)\b|\b(credits?|concessions?|contribution|help|ayuda|aporte|credito|aide|contribution)\b[^.;]{0,20}\b(from|of|by|del?|du|de la|del) (the )?(seller|builder|vendedor\w*|duen[oa]|vendeur|constructeur)\b|\bsellers?'?s? (credit|concession|contribution|money)\b|\b(3|2|\d+(\.\d+)?) ?% from the seller\b/;
/** “They offered a 6,000 credit” after closing costs. */
const someCredit = /\b(credits?|concessions?|seller|credito|vendedor|credit|vendeur)\b/;
/** Asks for the use of the credit, or whether it is enough. */
const asksUse =
  /\b(covers?|wipe\w*|enough|pay (for )?(all|everything)|all of (it|them)|everything|take care|be used|use (it|that|the|them)|used for|used to|go(es)? (to|toward)|count(s|ed)?|part of|as (my|the|part)|cubr\w+|alcanz\w+|suficiente|todo|cuent\w+|sirv\w+|us(ar|o)|aplic\w+|couvr\w+|suffi\w+|assez|compt\w+|serv\w+|utilis\w+)\b/;
const statedClosing =
  /\b(closing|settlement|cierre|cloture)( costs?| fees?)? (are|is|at|of|run|come to|son|es|sont|est|de|a)( (about|around|like|unos|environ))? \$?\d/;
const asks =
  /\b(does|do|is|are|will|would|can|could|may|what|how|enough|gonna|est-ce|combien|puis-je|peut|ca|eso|sirve|alcanza|cuenta|cubre|puedo|que|cuanto)\b/;
const towardDown = /\b(down ?payment|down|enganche|inicial|entrada|pie|mise( de fonds)?)\b/;
const leastWords = /\b(minimum|minim[oa]|least|lowest|smallest|menos|moins)\b/;
const towardOrPut =
  /\b(down( ?payment)?|put( in| down)?|enganche|inicial|entrada|poner|pongo|dar|mise( de fonds)?|mettre)\b/;
const otherAim =
  /\b(commission|comision|courtage|repairs?|reparaci\w+|reparations?|temporary|buy ?down|2-1|rate|taxes?|prorat\w+|most|max\w*|limit\w*|how much (can|could|may|does)|hasta cuanto|cuanto puede|jusqu'a combien|left|still (owe|need|have)|pocket|bolsillo|queda)\b/;

/** Returns the stated credit: the share or the amount that is not the price. */
function creditIn(
  amounts: readonly Amount[],
  price: number | undefined,
): Partial<Record<'creditPercent' | 'creditAmount', number>> {
  const share = amounts.find(
    ({ unit, value, after }) =>
      unit === 'percent' && value <= 12 && !/^ ?(down|de (enganche|inicial|entrada|mise))\b/.test(after),
  );
  if (share) return { creditPercent: share.value };
  const sum = amounts.find(
    ({ unit, value, per }) =>
      !per && unit !== 'percent' && unit !== 'years' && value >= 500 && value !== price && value < 100_000,
  );
  return sum ? { creditAmount: sum.value } : {};
}

/** Plans “the seller is offering 3 %, does that wipe out the closing costs?” and “does it count as my down payment?”. */
export const sellerCredit: Planner = (message) => {
  const { text, amounts, has, talk, home } = message;
  const isCredit = has(sellerPays) || (has(someCredit) && afterClosing(message));
  // “How much do I put in at least? And if the seller gives 6 %, does that count?” asks two things.
  const clause = text.split(/[?!;]|\.(?!\d)/).find((each) => sellerPays.test(each) || someCredit.test(each)) ?? text;
  // Stated closing costs less the credit are a calculation.
  if (!has(asks) || has(statedClosing)) return undefined;
  if (!isCredit || !(asksUse.test(clause) || towardDown.test(clause) || has(asksUse)) || home.lookUp) return undefined;
  if (otherAim.test(clause) || (countryFor(message) ?? talk.costs?.country) === 'CA') return undefined;
  const own = termsOf(text, amounts);
  const small = own.price !== undefined && own.price < 40_000;
  const price = (small ? undefined : own.price) ?? talk.stated?.price;
  const credit = creditIn(amounts, price);
  const loan = federalProgramIn(text) ?? talk.stated?.program;
  if (price !== undefined && Object.keys(credit).length > 0) {
    const its = use('loanRules', {
      about: 'sellerCredit',
      amount: price,
      country: 'US',
      ...credit,
      loan,
      downPercent: loan === undefined ? talk.stated?.downPercent : undefined,
    });
    return has(leastWords) && has(towardOrPut)
      ? withAlso(use('loanRules', { about: 'leastDown', amount: price, country: 'US', loan }), its)
      : its;
  }
  return amounts.length === 0 || price === undefined ? use('explain', { ids: ['seller-concessions'] }) : undefined;
};

/** True after closing costs. */
const afterClosing = ({ talk, after }: Message): boolean =>
  after('monthlyCost', 'explain', 'loanRules') &&
  /\b(closing|cierre|cloture)\b/.test((talk.heard?.at(-1) ?? '').toLowerCase());
