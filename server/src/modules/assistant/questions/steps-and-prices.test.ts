import { describe, expect, it } from 'vitest';
import { askedOnce } from './asked-once.fixture.ts';
import { type Question, q } from './question.ts';

/** Questions that ask for steps, for a usual price, or about what was named before. */
const questions: readonly Question[] = [
  // Steps and not only the meaning of a term.
  q('how do i go about porting my mortgage to the next place', 'howTo', { input: { topic: 'port-mortgage' } }),
  q('what is porting a mortgage', 'explain', { input: { ids: ['portability'] } }),
  q('how do I file for homestead in Travis county', 'howTo', { says: /Form 50-114 by April 30/ }),
  q('what is a homestead exemption', 'explain', { input: { ids: ['homestead-texas'] } }),
  q('¿cómo le hago para quitar el PMI?', 'howTo', { input: { topic: 'end-pmi' } }),
  q('which form do I need to take money out of my FHSA', 'howTo', { says: /RC725/ }),
  q('how much can I put in an FHSA', 'explain', { input: { ids: ['fhsa'] } }),
  q('quel formulaire pour retirer de mes REER avec le RAP', 'howTo', { says: /T1036/ }),
  q('¿cómo saco dinero de mi 401k para el enganche?', 'howTo', { says: /\$50,000/ }),
  q('my parents are giving us money, what do they have to sign', 'howTo', { input: { topic: 'gift-letter' } }),
  q('we never had a credit card, how do we start buying', 'howTo', { says: /12 months of proof/ }),
  q('comment je sors l’argent maintenant ?', 'howTo', {
    after: ['j’ai un CELIAPP depuis 2024'],
    says: /RC725/,
  }),
  // The steps after the inspection differ by state and province.
  q('inspection in Mesa found a bad heater, how do I ask the seller to fix it', 'howTo', { says: /BINSR.*5 days/s }),
  q('the inspection found mold in Houston, what are our options', 'howTo', { says: /option period.*5 p\.m\./s }),
  q('the inspection found mold in San Diego, what are our options', 'howTo', { says: /^(?!.*In Canada)/s }),
  q('how do i back out and get my earnest money back', 'howTo', {
    after: ['we are on day 3 of a 7 day option'],
    says: /written notice/,
  }),
  q('our offer got accepted in Hamilton, what are the next steps', 'howTo', { says: /requisition date/ }),
  // Usual prices are ranges with their source and month.
  q('whats a home inspection usually run', 'explain', { says: /\$300 to \$500.*as of 2025-12/s }),
  q('what is a home inspection', 'explain', { input: { ids: ['inspection'] } }),
  q('ballpark PMI with 5% down and a 715 score', 'explain', { says: /0\.7% to 0\.8% with 700 to 739/ }),
  q('how much is PMI on a 400k house with 5% down', 'loanRules'),
  q('combien coûte une évaluation d’habitude', 'explain', { input: { ids: ['usual-appraisal'] } }),
  q('how much do real estate lawyers charge', 'explain', { input: { ids: ['usual-legal-fees'] } }),
  // Whether a place has a tax at all, beside another person's place.
  q('a nurse from Maryland paid transfer taxes when she bought. is Texas like that', 'transferTax', {
    says: /^Texas has no real estate transfer tax.*recording fees/s,
  }),
  q('¿en Arizona cobran impuesto por poner la casa a nombre de uno?', 'transferTax', { says: /^Arizona no cobra/ }),
  q('we paid transfer tax in Seattle. do they charge it in Boise', 'transferTax', { says: /^Idaho has no/ }),
  // Jobs that aid programs count.
  q('does a hospital nurse count for homes for texas heroes', 'explain', {
    says: /A nurse of a hospital.*does not count/,
  }),
  q('is Good Neighbor Next Door for nurses too', 'explain', { says: /Nurses.*do not count/ }),
  q('what is a T-47', 'explain', { says: /^The T-47 is a Texas affidavit/ }),
  q('new build in Calgary, what warranty do I get', 'explain', { says: /Alberta.*ten for the structure/ }),
  // A thing that was named before.
  q('whats that second thing', 'explain', {
    after: ['the title company wants a survey and a t-47'],
    input: { ids: ['t-47'] },
  }),
  q('what does the first one mean', 'explain', {
    after: ['they want a status certificate and a statement of adjustments'],
    input: { ids: ['status-certificate'] },
  }),
  q('¿y en qué se diferencian?', 'explain', {
    after: ['el banco mandó un Loan Estimate y luego un Closing Disclosure'],
    input: { ids: ['loan-estimate', 'closing-disclosure'] },
  }),
  q('whats the last one for', 'explain', {
    after: ['the list says a lien search and title insurance'],
    input: { ids: ['title-insurance'] },
  }),
  // About the own purchase, and no request about neighbors.
  q('new immigrant with no canadian credit, where do we begin', 'howTo', { input: { topic: 'no-credit-start' } }),
  q('any streets without immigrants', 'refuses fairHousing'),
  q('does Missouri tax you for transferring a house', 'transferTax', { says: /^Missouri has no/ }),
  // Both of what is planned and what is owed.
  q('catch me up: whats scheduled and what do I still owe', 'appointments', { says: /documents/ }),
  q('which documents am I missing', 'documents'),
  q('any way to book tours at like 8 in the morning', 'howTo', { input: { topic: 'showing' } }),
  q('do you do showings on sundays only', 'howTo', { input: { topic: 'showing' } }),
  // Everyday matters that share a word with homes.
  q('what gauge wire for a 50 amp hot tub', 'outOfScope'),
  q('write a note to my daughter’s teacher, she is sick friday', 'outOfScope'),
  q('¿cuántas libras de carne para 80 personas antes de la visita?', 'outOfScope'),
  q('house with a hot tub in Austin under 700k', 'searchHomes'),
  // A part of a city without homes of its own.
  q('how are prices in Leslieville, Ontario', 'marketFacts', { says: /Leslieville is part of Toronto\./ }),
];

const outcomeOf = askedOnce(questions);

describe('a question for steps, a usual price or a thing named before', () => {
  it.each(questions.map((question, at) => [question.ask, at] as const))('is answered for %j', (_, at) => {
    expect(outcomeOf(at)).toMatchObject({ wrong: '', unsupported: [] });
  });
});
