import { describe, expect, it } from 'vitest';
import { askedOnce } from '../asked-once.fixture.ts';
import { type Question, q } from '../question.ts';

const questions: readonly Question[] = [
  // 20 × 2,080 ÷ 12 is 3,467; 43 % of it less 310.
  q('how big a payment if the bank goes up to 43 percent for everything', 'affordability', {
    after: ['i make 20 an hour', 'car is 310 a month'],
    says: /\$3,467.*\$1,491.*\$1,181/s,
  }),
  q('i make 24 an hour, what price can i afford in Austin', 'affordability', {
    says: /^(?!.*assumes[^.]*full time).*Pay an hour is counted at full time/s,
  }),
  q('cuánto sería el pago máximo si el prestamista permite 45% de los ingresos', 'affordability', {
    after: ['ganamos 6000 al mes entre los dos'],
    says: /\$2,700/,
  }),
  // 40 % is a down payment here.
  q('what would the payment be', 'monthlyCost', {
    after: ['can i put up to 40 percent down on a 300k house'],
    says: /\$120,000 \(40%\) down/,
  }),
  q('combien par mois', 'monthlyCost', {
    after: ['maison 450 000 à Gatineau, 20 % comptant', 'la banque m’offre 4,35 %'],
    says: /4,35\s%/,
  }),
  q('monthly at 6.5 for 30?', 'monthlyCost', {
    after: ['condo in Denver 260k', 'putting 20 down'],
    says: /Not known.*condo fee/s,
  }),
  q('qué me sale mejor, 15 o 30 años? son 240 mil, a 5.75 el de 15 y 6.5 el de 30', 'calculate', {
    says: /\$1,992\.98.*\$1,516\.96.*\$118,738.*\$306,109/s,
  }),
  q('what is the smallest down payment we are allowed', 'loanRules', {
    after: ['a townhouse in Toronto for 820k'],
    says: /CA\$57,000(?!.*20%\) down).*must be insured/s,
  }),
  q('do we pay the 25% foreign buyer tax in Ontario if we are permanent residents', 'nonResidentTax', { says: /^No:/ }),
  q('does the Ontario foreign buyer tax apply to me', 'nonResidentTax', {
    after: ['im not a permanent resident yet'],
    says: /^Ontario charges/,
  }),
  q('what does that mean for me', 'howTo', {
    after: ['i offered 330k on a house in Denver', 'the appraisal came back at 318k'],
    says: /\$12,000 below/,
  }),
  q('¿cómo le subo el precio a 340?', 'howTo', {
    after: ['guardé una búsqueda de casas en Denver hasta 300 mil'],
    says: /Edit search.*\$340,000/s,
  }),
  q('did they confirm it yet', 'appointments', {
    after: ['i asked for a tour of a house in Mesa yesterday'],
    says: /^No showing and no request for one in Mesa/,
  }),
  q('ya me asignaron agente?', 'professionals', { input: { team: true } }),
  q('cómo hablo con un agente por aquí', 'howTo', { input: { topic: 'connect' } }),
  q('je veux laisser un avis sur la courtière, je fais ça où', 'howTo', { input: { topic: 'review-agent' } }),
  q('julie tremblay la courtière à Montréal elle a tu son permis', 'professionals', { says: /Julie Tremblay/ }),
  q('is he licensed', 'professionals', {
    after: ['i met an agent called tom reyes in Denver'],
    says: /^No professional named Tom Reyes/,
  }),
  q('what about Seattle', 'marketFacts', { after: ['is it a buyers market in Denver', 'i mean just for condos'] }),
  q('seulement ceux qui acceptent les chiens', 'refineSearch', {
    after: ['condos à Montréal sous 450 000'],
    says: /Animaux permis en plus/,
  }),
  q('with a garage', 'refineSearch', {
    after: ['houses in zorbville Denver under 900k'],
    says: /“zorbville”, so this is for all of Denver/,
  }),
  q('diferencia entre un townhouse y un condo', 'explain', { says: /En un condominio/ }),
  q('what does the HOA fee pay for exactly', 'explain', { says: /roof/ }),
  q('what is a ag exemption on land in Texas', 'explain', { says: /rollback/ }),
];

const outcomeOf = askedOnce(questions);

describe('what a question or an earlier sentence stated', () => {
  it.each(questions.map(({ ask, after }, at) => [ask, after?.at(-1), at] as const))(
    'decides the answer to %j after %j',
    (_, __, at) => expect(outcomeOf(at)).toMatchObject({ wrong: '', unsupported: [] }),
  );
});
