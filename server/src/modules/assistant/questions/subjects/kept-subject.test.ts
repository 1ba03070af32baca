import { describe, expect, it } from 'vitest';
import { askedOnce } from '../asked-once.fixture.ts';
import { type Question, q } from '../question.ts';

const questions: readonly Question[] = [
  // A loan after a transfer tax is a loan, and its next term keeps it.
  q('what would the payment be on 212k at 6.5 for 30 yrs', 'loanPayment', {
    after: ['transfer tax on 265k in Knoxville TN, 53k down'],
    says: /\$1,339\.98/,
  }),
  q('and on 15 yrs?', 'loanPayment', {
    after: ['transfer tax on 265k in Knoxville TN, 53k down', 'what would the payment be on 212k at 6.5 for 30 yrs'],
    says: /\$1,846\.75/,
  }),
  q('over 30 instead', 'loanPayment', {
    after: ['land transfer tax on 720k in Brampton', 'mortgage of 500k at 4.4 over 25 years, payment?'],
    says: /CA\$2,492\.06/,
  }),
  q('mise de fonds minimum sur 640 000 $', 'loanRules', {
    after: ['taxe de bienvenue à Gatineau pour 385 000 $'],
    says: /39\s000\s\$/,
  }),
  q('and on 250?', 'loanRules', { after: ['usda guarantee fee on 210k'], says: /\$2,500/ }),
  // 4 % of 394,250
  q('n how much is cmhc on that', 'loanRules', {
    after: ['what do i pay to register a 415k house w 5% down in Red Deer'],
    says: /CA\$15,770/,
  }),
  // 4 % of 601,000, and 9 % of it
  q("pis l'assurance schl là-dessus, avec la taxe", 'loanRules', {
    after: ['taxe de bienvenue à Gatineau pour 385 000 $', 'mise de fonds minimum sur 640 000 $'],
    says: /24\s040\s\$.*2\s163,60/s,
  }),
  // 1.75 % of 265,375
  q('y el seguro ese que cobran cuánto sería', 'loanRules', {
    after: ['mínimo de enganche con FHA para una casa de 275000 en Houston, mi score es 610'],
    says: /\$4,644\.06.*\$121\.63/s,
  }),
  q('y el pmi de cuánto sería', 'loanRules', {
    after: ['enganche mínimo en una casa de 320 mil en Dallas'],
    input: { about: 'insurance', amount: 320_000, downPercent: 3 },
  }),
  q('what if i get rated at 10% before we close', 'loanRules', {
    after: ['VA funding fee on 345k zero down, first time using it, no disability'],
    says: /funding fee is \$0/,
  }),
  // 10 % of 465,000
  q('My son lives in Ottawa and might buy it for the summers. Does he pay more', 'nonResidentTax', {
    after: ['deed transfer tax in Halifax on 465,000'],
    says: /CA\$46,500.*CA\$6,975/s,
  }),
  q('et à Shediac', 'marketFacts', { after: ['combien de jours pour vendre une maison à Dieppe'], says: /Shediac/ }),
  q('ok what about the other one, the one i put in for peach st', 'appointments', {
    after: ['did my agent get back to me about saturday'],
    says: /“Peach St”/,
  }),
  q('et celle de dimanche', 'appointments', {
    after: ['mon courtier a-t-il répondu à ma demande de visite'],
    input: { days: ['sun'] },
  }),
  q('which of them has done VA deals', 'professionals', {
    after: ['who are the agents in Killeen TX'],
    says: /Special experience \(VA\) is not stated/,
  }),
  q('who has looked at it', 'documents', {
    after: ['is my pre-approval letter approved or still under review'],
    says: /No one has opened it/,
  }),
  q('y la inspección cuándo es', 'purchase', {
    after: ['ya me aceptaron la oferta?'],
    says: /no hay fecha de inspección/,
  }),
  q('which ones dropped in price', 'savedSearches', {
    after: ['anything new on my saved search'],
    input: { cuts: true },
  }),
  // 310,000 − 228,000
  q('bought it for 228k in 2019 & lived there the whole time, do i owe cap gains?', 'calculate', {
    after: ['selling my condo in Spokane for 310k, how much excise tax'],
    says: /\$82,000/,
  }),
  q("combien j'ai d'impôt à payer", 'calculate', {
    after: ["je vends mon chalet 260 000 $, je l'avais payé 140 000 $ en 2008"],
    says: /120\s000\s\$.*60\s000\s\$/s,
  }),
  q('whats escrow', 'explain', {
    after: ['what would the payment be on 212k at 6.5 for 30 yrs'],
    says: /neutral third/,
  }),
  q('n in memphis', 'monthlyCost', { after: ['closing costs on 390k in Nashville'], input: { about: 'cash' } }),
  // 80,000 and 45,000 a year
  q('my wife makes 45', 'affordability', { after: ['how much can i afford making 80k'], says: /more than before/ }),
  q('et si ma blonde gagne 40 000', 'affordability', {
    after: ['gagnant 85 000 par année on peut acheter combien'],
    input: { incomeYearly: 125_000 },
  }),
  q('what about first use', 'loanRules', {
    after: ['va funding fee on 500k with 5% down second use'],
    says: /\$7,125/,
  }),
  q('i live in pei right now does that change it', 'nonResidentTax', {
    after: ['deed transfer tax on 275k in Sydney NS'],
    says: /CA\$27,500/,
  }),
  q("mon frère habite à Gatineau, ça change quelque chose pour lui s'il achète", 'nonResidentTax', {
    after: ['droits de mutation sur 420 000 à Ottawa'],
    says: /^Non/,
  }),
  q('what did she say', 'replies', { after: ['did anyone reply to my messages'] }),
  q("et ma pièce d'identité", 'documents', {
    after: ['ont-ils reçu mes relevés bancaires'],
    input: { category: 'id' },
  }),
  q('when will i know', 'applications', { after: ['is my loan application approved'] }),
  // 3.1 % of 432,000
  q('n with 10', 'loanRules', { after: ['cmhc on 480k with 6% down'], says: /CA\$13,392/ }),
  // 8 % of 18,048
  q('whats the tax on that in ontario', 'loanRules', { after: ['cmhc on 480k with 6% down'], says: /CA\$1,443\.84/ }),
  q('whats the property tax there', 'propertyTax', { after: ['transfer tax on 415k in Philadelphia'] }),
  q('how much income do i need for that', 'incomeForPrice', {
    after: ['land transfer tax on 650k in Toronto'],
    input: { price: 650_000 },
  }),
  q('show me 3 beds there under 415', 'searchHomes', {
    after: ['transfer tax on 415k in Philadelphia'],
    facts: ['place:philadelphia', 'beds>=3'],
  }),
  q("we're moving there from alberta in june", 'nonResidentTax', {
    after: ['deed transfer tax on 350k in Halifax'],
    says: /within six months/,
  }),
  q('quita la de Denver', 'howTo', { after: ['mis búsquedas guardadas'], input: { topic: 'delete-search' } }),
  q("c'est quand la signature chez le notaire", 'purchase', { after: ['mon offre a été acceptée?'] }),
  // One word of these names a saved home, a listed home, an offer, a search or a forecast.
  q('and the widow, does she get to keep it?', 'explain', {
    after: ['disabled veteran property tax exemption in Texas'],
    says: /surviving spouse/,
  }),
  q('could they take the house away because of it', 'explain', { after: ['how does a reverse mortgage work'] }),
  q('y hasta cuándo puedo presentarlo?', 'explain', {
    after: ['no estoy de acuerdo con el avalúo del condado, cómo lo protesto'],
    says: /15 de mayo/,
  }),
  q('can it still climb later on?', 'explain', {
    after: ['school tax freeze for people over 65 in Texas'],
    says: /frozen|freez/,
  }),
  q('and in Ohio?', 'explain', { after: ['senior freeze on property tax in Illinois'], says: /Ohio/ }),
  q('by when?', 'explain', { after: ['how do I fight the county value of my house'], says: /May 15/ }),
  // A new subject stays new.
  q('what should I do next?', 'nextSteps', { after: ['how does a reverse mortgage work'] }),
  q('any condos in Denver?', 'searchHomes', { after: ['what is an estoppel certificate'] }),
  q('who is my agent?', 'professionals', { after: ['what is an estoppel certificate'] }),
  q('houses?', 'marketFacts', { after: ['median price in Denver for condos'], says: /Denver · House/ }),
];

const outcomeOf = askedOnce(questions);

describe('a follow-up', () => {
  it.each(questions.map(({ ask, after }, at) => [ask, after?.at(-1), at] as const))(
    'keeps what it does not change: %j after %j',
    (_, __, at) => expect(outcomeOf(at)).toMatchObject({ wrong: '', unsupported: [] }),
  );
});
