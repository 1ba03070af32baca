import { describe, expect, it } from 'vitest';
import { askedOnce } from '../asked-once.fixture.ts';
import { type Question, q } from '../question.ts';

const rule = (ask: string, id: string, says: RegExp, after?: readonly string[]): Question =>
  q(ask, 'explain', { input: { ids: [id] }, says, ...(after ? { after } : {}) });

const raise = 'how often can i raise the rent on my Red Deer rental';
const estate = 'whats the probate fee on a 1.1 million estate in ontario';

const questions: readonly Question[] = [
  rule(
    'our offer in nanaimo got accepted yesterday, 648k no subjects. having a panic attack. can we cancel',
    'cooling-off-canada',
    /three business days.*\$1,620/s,
  ),
  rule('landlord in calgary kept my whole damage deposit', 'security-deposit-canada', /10 days.*Alberta\), ss. 43/s),
  rule('can my landlord charge a damage deposit in Toronto', 'security-deposit-canada', /last month.*ss. 105/s),
  rule('depósito de garantía que pide el arrendador en Vancouver', 'security-deposit-canada', /15 días.*ss. 19/s),
  rule('est-ce que je peux demander un dépôt à mon locataire à Montréal', 'security-deposit-canada', /art. 1904/),
  rule(
    'security deposit limit for a rental in Yukon',
    'security-deposit-canada',
    /Yukon isn’t in my tables.*Tenancies Office/s,
  ),
  rule(raise, 'rent-increase-canada', /365 days.*s. 14/s),
  rule('and in nova scotia', 'rent-increase-canada', /5% until the end of 2027/, [raise]),
  rule(
    'I rent out a basement in Guelph and want to move my mother into it, how much notice',
    'owner-repossession',
    /N12/,
  ),
  rule('and in texas?', 'rent-increase', /^Texas: /, [raise]),
  rule('and in Ontario?', 'security-deposit-canada', /last month/i, ['largest security deposit in Kansas']),
  rule('guy renting my basement in Lethbridge is 3 weeks late again', 'unpaid-rent-canada', /14 clear days/),
  rule('how about manitoba, rent is 1200', 'rent-increase-canada', /1\.8%.*1,221\.60/s, [raise]),
  rule('mon proprio veut monter mon loyer, je peux refuser?', 'rent-increase-canada', /un mois dès l’avis.*1942/s),
  rule('comment je fais pour refuser', 'rent-increase-canada', /je refuse l’augmentation/, [
    'mon proprio veut monter mon loyer, je peux refuser?',
  ]),
  rule('71 ans, 14 ans à Hull, mon proprio veut m’évincer pour agrandir', 'owner-repossession', /juin 2027.*1959\.1/s),
  rule('what if she doesn’t leave on that date', 'owner-repossession', /form L2.*sheriff/s, [
    'buying a house in mississauga with a tenant, N12, how long',
  ]),
  rule('tenant in Surrey stopped paying rent, how do I evict', 'unpaid-rent-canada', /10 Day Notice.*s. 46/s),
  rule('el casero no arregla la calefacción en Toronto, puedo dejar de pagar la renta', 'rental-repairs-canada', /T6/),
  rule('tenant in Kelowna left his stuff in the suite, can i throw it out', 'left-belongings-canada', /60 days/),
  rule('est-ce que je peux céder mon bail si mon proprio refuse', 'lease-transfer-canada', /15 jours.*1870/s),
  rule(estate, 'probate-fees-canada', /CA\$15,750.*Estate Administration Tax Act/s),
  rule('and in bc', 'probate-fees-canada', /CA\$15,050.*Probate Fee Act/s, [estate]),
  rule('probate on 400k in Halifax', 'probate-fees-canada', /CA\$6,087\.65/),
  rule('My dad died without a will in Alberta, does mom get the house', 'no-will-canada', /\$150,000.*Succession Act/s),
  rule('mon conjoint de fait est mort sans testament', 'no-will-canada', /union parentale.*653/s),
  rule('husband alone on title in Mississauga, can he sell without my consent', 'matrimonial-home', /ss. 15–28/),
  rule(
    'dower act, she moved out of our edmonton house, does she have to sign',
    'matrimonial-home',
    /Dower Act.*moved out/s,
  ),
  rule('is there a cooling off period in alberta on a new condo', 'cooling-off-canada', /10 days.*ss. 12–13/s),
  rule('the seller in Laval hid a vice caché, how long do I have', 'seller-disclosure-canada', /three years.*2925/s),
  rule('power of sale notice in Hamilton, how long do I have', 'mortgage-default-canada', /35 days.*Mortgages Act/s),
  rule('how do i appeal my assessment in Burnaby', 'property-tax-appeal', /January 31.*BC Assessment/s),
  rule('comment contester l’évaluation municipale de ma maison à Laval', 'property-tax-appeal', /1er mai.*124/s),
  rule(
    'I paid NRST in Ontario and get PR next year, do I get it back',
    'foreign-tax-refund-canada',
    /four years.*90 days/s,
  ),
  rule('selling my Kelowna condo after 14 months, flipping tax?', 'flipping-canada', /16\.7%/),
  rule('what does Tarion cover in year two', 'new-home-warranty', /two years for water.*Tarion/s),
  rule(
    'can a notary close my purchase in Ontario or do i need a lawyer to buy',
    'who-closes-canada',
    /real estate lawyer/,
  ),
  rule(
    'I’m a non resident selling a condo in Vancouver, what does the buyer hold back',
    'section-116',
    /25% of the whole price/,
  ),
  rule('we live abroad and rent out our toronto condo, whats withheld', 'rent-to-non-resident', /NR6.*June 30/s),
  rule(
    'terme de 10 ans, je veux sortir après 6 ans, quelle pénalité au Canada',
    'prepay-after-five-years',
    /article 10/,
  ),
  q('mise de fonds minimum pour un duplex de 620 000 à Rosemont si on habite dedans', 'loanRules', {
    says: /37[\s\u202f\u00a0]000/,
  }),
  q('et pour un triplex au même prix?', 'loanRules', {
    after: ['mise de fonds minimum pour un duplex de 620 000 à Rosemont si on habite dedans'],
    says: /62[\s\u202f\u00a0]000/,
  }),
  rule('how big a damage deposit may a landlord take in Canada', 'security-deposit-canada', /Tell me the province and/),
  rule('and in Ontario?', 'late-fee', /for the USA only, not for Ontario.*Landlord and Tenant Board/s, [
    'max late fee on rent in Brooklyn',
  ]),
  rule('et au Québec?', 'landlord-entry', /pour les États-Unis seulement.*Tribunal administratif du logement/s, [
    'can my landlord come in without notice in Tampa',
  ]),
  rule('and in Ontario?', 'owner-repossession', /N12/, [
    'my landlord is selling the house in Austin, do I have to move out',
  ]),
  rule('y en Florida?', 'nonresident-sale', /Florida: no se retiene|Florida : aucun impôt/, [
    'I’m a non resident selling a condo in Vancouver, what does the buyer hold back',
  ]),
  rule('do I need a lawyer for that?', 'security-deposit-canada', /In Alberta.*10 days/s, [
    'landlord in calgary kept my whole damage deposit',
  ]),
  q('homes in Rosemont, California', 'searchHomes'),
];

describe('a rule of a province', () => {
  const outcome = askedOnce(questions);
  it.each(questions.map(({ ask }, at) => ({ ask, at })))('answers from the place of the question: "$ask"', ({ at }) => {
    expect(outcome(at)).toMatchObject({ wrong: '', unsupported: [] });
  });
});
