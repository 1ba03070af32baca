import { describe, expect, it } from 'vitest';
import { askedOnce } from './asked-once.fixture.ts';
import { type Question, q } from './question.ts';

/** Questions whose condition was said before, or whose subject is named by another word. */
const questions: readonly Question[] = [
  q('what do they stress test that at?', 'explain', { after: ['they offer 3.94 variable in Toronto'], says: /5\.94%/ }),
  q('à quel taux vont-ils nous qualifier? la banque nous offre 4,39 %', 'explain', { says: /6,39\s%/ }),
  // 12,475 less 4,000 in Ontario and 12,475 less 4,475 in Toronto
  q('its the first home ever for both of us, what would the land transfer taxes be', 'transferTax', {
    after: ['We found a condo in Toronto for 800,000'],
    says: /CA\$16,475/,
  }),
  q('never owned before either of us. how much land transfer tax?', 'transferTax', {
    after: ['townhouse in Toronto, 800k'],
    says: /CA\$16,475/,
  }),
  q('first purchase, do we get the welcome tax back?', 'transferTax', {
    after: ['condo in Montréal for 480,000'],
    says: /CA\$5,310\.50.*Revenu Québec/s,
  }),
  // 3.1 % of 360,000, and 9 % of that
  q('la prime SCHL et la taxe dessus?', 'loanRules', {
    after: ['maison de 400 000 $ à Sherbrooke, on mettrait 10 %'],
    says: /11\s160\s\$.*1\s004,40\s\$/s,
  }),
  // 1.75 % of 270,200
  q('and the upfront insurance they add on top?', 'loanRules', {
    after: ['fha minimum down on a 280k house in Columbus Ohio'],
    says: /\$4,728\.50/,
  }),
  q('cuánto es la cuota de financiamiento si no damos enganche', 'loanRules', {
    after: ['ya usé mi préstamo VA una vez, ahora una casa de 350 mil en Killeen'],
    says: /\$11,550.*3\.3%/s,
  }),
  // 1 % of 190,000 and 0.35 % of it
  q('zero down out in the country in Ohio, house is 190k, whats the fee', 'loanRules', { says: /\$1,900.*\$665/s }),
  q('closing costs on 300k in Austin, and is there a transfer tax?', 'monthlyCost', { says: /\$15,000.*\$0/s }),
  q('en plus de la mise de fonds, combien de frais pour une maison de 400 000 à Montréal', 'monthlyCost', {
    says: /frais de clôture.*droits de mutation/is,
  }),
  // 2,300 and 2,820 of 8,400
  q("8,400 a month before taxes, house payment 2,300, truck 520. does that fit the bank's limits", 'calculate', {
    says: /27\.4%.*33\.6%.*within/s,
  }),
  q('on est à combien d’ABD et ATD si la maison coûte 2 900 par mois et l’auto 500?', 'calculate', {
    after: ['on fait 110 000 $ par année à deux'],
    says: /31,6\s%.*37,1\s%/s,
  }),
  // 28 % of 7,000
  q('¿cuánto podríamos pagar al mes de casa?', 'calculate', {
    after: ['ganamos 7,000 al mes antes de impuestos, en Austin'],
    says: /\$1,960/,
  }),
  q("what's our max with 50k down", 'affordability', { after: ['I make 145k a year', '700 of car and student loans'] }),
  q('bought in 2015 for 240k, can sell for 510k, married. do we owe tax on the profit?', 'calculate', {
    says: /\$270,000/,
  }),
  q('if we sell our home in Toronto is the gain taxed', 'explain', { says: /principal residence/ }),
  q('what is an appraisal and who pays for it', 'explain', { says: /buyer usually pays/ }),
  q("the listing says strata fee 480. what's a strata", 'explain', { says: /condo ownership in British Columbia/ }),
  q("what's a holdback? our builder's lawyer mentioned it", 'explain', { says: /has no such right/ }),
  q('is it cheaper to rent at 2100 or buy at 360k', 'monthlyCost', { says: /your rent of \$2,100/ }),
  q('and townhouses?', 'marketFacts', { after: ['median price in Toronto'], says: /Toronto · Townhouse/ }),
  q('and in Denver?', 'marketFacts', { after: ['median price of a condo in Toronto'], says: /Denver · Condo/ }),
  q('how do i send those numbers to my agent', 'howTo', {
    after: ['payment on 340,000 with 10% down at 6.4%'],
    says: /copy them into a message/,
  }),
  q('how do I get my W2s to my loan officer through here', 'howTo', { says: /Share with a professional/ }),
  q('is there a way to look at 3 houses side by side', 'howTo', { says: /Compare/ }),
  q('¿cómo la cambio para el viernes?', 'howTo', { after: ['tengo una visita el jueves'], says: /Cancel appointment/ }),
  q('is my preapproval still good or did it run out', 'profile', { says: /Document Center.*60 to 90 days/s }),
  q('do you send it?', 'handOver', { after: ['write to my agent that I want to offer 410k'], says: /I send nothing/ }),
  q('my back hurts from the move, which pill should I take', 'outOfScope', {
    says: /^(?!.*anything else, ask).*pharmacist/s,
  }),
  q("what's that?", 'explain', {
    after: ['the seller wants us to waive the appraisal contingency'],
    says: /withdraw with your deposit/,
  }),
  // 5 % of 615,000 is less than 25,000 and 10 % of 115,000.
  q('is that even allowed', 'loanRules', {
    after: ['615k in Toronto, 5 percent down'],
    says: /CA\$36,500.*not enough/s,
  }),
  q('better to buy?', 'monthlyCost', {
    after: ['renting at 1,950 in Denver', 'house is 289k, 10% down, 6.4%'],
    says: /rent of \$1,950/,
  }),
  q('who sees my messages', 'howTo', { says: /the person you write to/ }),
  q('where do I see the offers I made', 'purchase', { says: /No offer/ }),
];

const outcomeOf = askedOnce(questions);

describe('a question with a condition that was said before or under another name', () => {
  it.each(questions.map(({ ask, after }, at) => [ask, after?.at(-1), at] as const))(
    'is answered for %j after %j',
    (_, __, at) => expect(outcomeOf(at)).toMatchObject({ wrong: '', unsupported: [] }),
  );
});
