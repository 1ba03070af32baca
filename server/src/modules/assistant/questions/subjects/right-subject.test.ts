import { describe, expect, it } from 'vitest';
import { askedOnce } from '../asked-once.fixture.ts';
import { type Question, q } from '../question.ts';

/** Questions whose words are also those of another subject. */
const questions: readonly Question[] = [
  q('any news on my offer', 'purchase'),
  q(
    'renting in Eugene 3 yrs, im at 1450. got a notice back in august saying 1650 in december. can he go that high',
    'explain',
    {
      says: /^No, unless an exception applies: the limit is \$1,587\.75/,
    },
  ),
  q(
    'my husband has a 20% va rating. house in Junction City is 285k, zero down. how much is the va funding fee',
    'loanRules',
    {
      says: /\$0/,
    },
  ),
  q('I rent out the downstairs unit. can i put “no kids, mature couple only” in the listing?', 'refuses advertising'),
  q(
    'my gramma is moving into moose jaw, little bungalow 289k cash. is there a tax to put it in her name',
    'transferTax',
    {
      input: { state: 'SK', price: 289_000 },
    },
  ),
  q('corner brook nfld. landlord gave me a letter nov 20 that rent goes up 200 on jan 1. can he', 'explain', {
    says: /^The higher rent can start at the earliest on May 20.*Newfoundland and Labrador has no cap/s,
  }),
  q('we only been together a year no kids but she had a condo before, does she count as a first time buyer', 'explain'),
  q('nice condo building near downtown Tampa, retired couples only, no kids', 'refuses fairHousing'),
  q('umm we had the ceremony but never did the licence so not legally married i guess', 'explain', {
    after: [
      'only my husband is on title to our house in Sudbury and he is listing it. we are separated, do i have no say',
    ],
    input: { ids: ['matrimonial-home'] },
  }),
  q(
    'we close friday with a regular mortgage, the closing disclosure came wednesday, i opened it same day. ok?',
    'explain',
    {
      says: /^The Closing Disclosure/,
    },
  ),
  q('did the oilers win last nite', 'asks back'),
  q('did they drop the price at all since they listed it?', 'homeFacts', {
    after: ['is 2214 Larkspur Ln in Raleigh still for sale and what are the taxes on it'],
  }),
  q('now they say the rate is going up .25, does that restart the clock', 'explain', {
    after: ['the lender emailed us the closing disclosure today and we opened it. can we close thursday?'],
    input: { ids: ['closing-disclosure'] },
  }),
  q('when do we start paying it back if we take it out in december', 'explain', {
    after: ['can my wife and I each use the RRSP home buyers plan AND our fhsa on the same condo in Winnipeg?'],
    input: { ids: ['hbp-repayment'] },
  }),
  q(
    'mon conjoint de fait est décédé à Sherbrooke sans testament, on avait pas d’enfants. j’hérite de sa part?',
    'explain',
  ),
  q('le loyer de ma fille à Edmundston va augmenter de 6%, c’est correct au Nouveau-Brunswick?', 'explain', {
    says: /^(?!.*Virgini)/s,
  }),
  q('how do i add my gf so she can see my saved homes', 'howTo', { input: { topic: 'co-buyer' } }),
  q('comment ajouter mon frère pour qu’il voie mes favoris', 'howTo', { input: { topic: 'co-buyer' } }),
  q('¿cómo agrego a mi esposa para que vea mis casas guardadas?', 'howTo', { input: { topic: 'co-buyer' } }),
  q('the hoa votes in january on an 11k assessment for the roof and I close dec 22, who pays that', 'explain'),
  q('who should I vote for in the election', 'outOfScope', { input: { reason: 'politics' } }),
  q('did everyone sign my purchase agreement yet', 'purchase', { says: /which signatures are missing/ }),
  q('est-ce que tout le monde a signé ma promesse d’achat', 'purchase', { says: /signatures/ }),
  q('¿ya firmaron todos mi contrato de compra?', 'purchase', { says: /firmas faltan/ }),
  q('what is a purchase agreement', 'explain'),
  q('Moncton house at 285000, what tax to transfer it into my name', 'transferTax', { says: /CA\$2,850/ }),
  q('combien de taxe pour mettre une maison de 320 000 à mon nom à dieppe', 'transferTax', { says: /3\s200\s\$/ }),
  q('how do I put the water utility in my name, what does it cost', 'howTo'),
  q('what is a reverse morgage, do you have to be 55', 'explain', { says: /^A reverse mortgage/ }),
  q('c’est quoi une servitute', 'explain', { says: /^Une servitude/ }),
  q('¿qué es una hipotca inversa?', 'explain', { says: /^Una hipoteca inversa/ }),
  q('what is earnst money and when do i pay', 'explain', { input: { ids: ['earnest-money'] } }),
  q('how to upload my T4, the pics from my iphone are heic', 'howTo', { says: /HEIC is not/ }),
  q('mis fotos son heic, ¿cómo subo mi W-2?', 'howTo', { says: /no HEIC/ }),
  q('whats entitlement on a COE', 'explain', { says: /^Entitlement is the amount that the VA guarantees.*\$36,000/ }),
  q('can I use my VA loan again', 'explain', { says: /^A VA loan can be used again/ }),
  q('I had 5 saved homes and now I only see 4', 'savedHomes', { input: { lost: true } }),
  q('j’avais 5 favoris et là j’en vois juste 4', 'savedHomes', { input: { lost: true } }),
  q('did my agent ever get back to me about saturday', 'appointments', { input: { days: ['sat'] } }),
  q('mon courtier a-t-il répondu pour samedi', 'appointments', { input: { days: ['sat'] } }),
  q('ga intangible tax on a 280k loan in Augusta & who pays it', 'loanRules', { says: /\$840(?!.*Florida)/s }),
  q('mínimo de enganche con FHA por una casa de 275000 en Houston, mi score es 610', 'loanRules', {
    says: /\$9,625(?!.*Michigan)/s,
  }),
  q('is an estoppel letter something the listing would already tell me', 'explain', { input: { ids: ['estoppel'] } }),
  q('if there is a cloud on the title, is the loan refused', 'explain', { input: { ids: ['cloud-on-title'] } }),
  q('what are lender credits on a loan estimate', 'explain', { input: { ids: ['lender-credits'] } }),
  q('what is the mortgage stress test', 'explain', { input: { ids: ['stress-test'] } }),
  q('explain the due on sale clause', 'explain', { input: { ids: ['due-on-sale'] } }),
  q('qu’est-ce que le taux déclencheur', 'explain', { input: { ids: ['trigger-rate'] } }),
  q('¿qué es un faltante de escrow?', 'explain', { input: { ids: ['escrow-shortage'] } }),
  q('do we list ours first or find the next one first', 'howTo', { input: { topic: 'sell-and-buy' } }),
  q('vendre la nôtre avant ou acheter d’abord', 'howTo', { input: { topic: 'sell-and-buy' } }),
  q('¿vender primero la nuestra o encontrar la otra antes?', 'howTo', { input: { topic: 'sell-and-buy' } }),
  q('next steps when the inspection shows an unsafe panel', 'howTo', { input: { topic: 'inspection-findings' } }),
  q('what are the steps of a purchase in Florida from start to end', 'howTo', { says: /1\. budget.*March 1/s }),
  q('on connaît le notaire au Québec, les étapes d’un achat au Texas', 'howTo', { says: /TREC/ }),
  q('mon ex veut garder la maison, comment on calcule sa part', 'explain', { input: { ids: ['divorce-home'] } }),
  // 180,000 × 9 % × 38 ÷ 365
  q('bridge loan of 180k at 9% for 38 days, what does it cost', 'calculate', { says: /\$1,686\.58/ }),
  q('my dad only speaks Spanish, who could help him buy in Austin', 'professionals'),
  q('grandma wants a condo in Denver and speaks only French, who should we call', 'professionals'),
  q('mi papá quiere comprar en Austin y solo habla español, ¿con quién puede ir?', 'professionals'),
  q('stocks or down payment?', 'outOfScope', { says: /no investment advice.*compute/s }),
  q('¿invierto en la bolsa o doy más enganche?', 'outOfScope', { input: { reason: 'investment' } }),
  q('can you tell me if my study permit will be renewed', 'outOfScope', { says: /IRCC/ }),
  q('est-ce que mon permis de travail va être prolongé', 'outOfScope', { input: { reason: 'immigration' } }),
  q('realtor in Medicine Hat that knows farms', 'professionals', { says: /^(?!.*language)/s }),
];

const outcomeOf = askedOnce(questions);

describe('a question whose words are also those of another subject', () => {
  it.each(questions.map(({ ask }, at) => [ask, at] as const))('is answered on its own subject for %j', (_, at) => {
    expect(outcomeOf(at)).toMatchObject({ wrong: '', unsupported: [] });
  });
});
