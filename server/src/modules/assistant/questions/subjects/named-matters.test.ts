import { describe, expect, it } from 'vitest';
import { askedOnce } from '../asked-once.fixture.ts';
import { type Question, q } from '../question.ts';

const ids = (...of: string[]) => ({ input: { ids: of } });

const questions: readonly Question[] = [
  // “DTI” is the charge for breaking a mortgage in French, and a ratio of debts elsewhere.
  q('la banque demande le DTI pour briser mon hypothèque, c’est quoi?', 'explain', ids('ird')),
  q('le prêteur trouve mon DTI trop haut à cause de mes cartes, c’est quoi le DTI?', 'explain', ids('dti')),
  // Two names of one thing, and names of two things.
  q("un certificat d'information de condo, c'est la même chose qu'un status certificate?", 'explain', {
    input: { ids: ['status-certificate'], sameThing: true },
    says: /^Oui/,
  }),
  q("certificat de localisation et certificat d'état, c'est la même chose?", 'explain', { says: /^Non/ }),
  // A lender’s way to count income is no tax advice.
  q('my lender adds back depreciation, what does that mean', 'explain', ids('add-backs')),
  q('can I deduct depreciation on my rental', 'refuses tax'),
  q('what is a life lease? the ladies at church talk about them', 'explain', ids('life-lease')),
  q('wife has to sign a disclaimer deed in Arizona, what does she give up', 'explain', ids('disclaimer-deed')),
  q('the condo papers mention a reserve fund study, in plain words please', 'explain', ids('depreciation-report')),
  q('will the bank count all of the rent from the basement unit', 'explain', ids('rental-income')),
  q('y cómo compruebo ingresos al banco?', 'explain', {
    after: ['trabajo en una escuela y en verano no me pagan'],
    input: { ids: ['seasonal-income'] },
  }),
  q('para que sirve ese papel y quien lo saca', 'explain', {
    after: ['dicen que falta el CO de la ciudad'],
    input: { ids: ['certificate-of-occupancy'] },
  }),
  q('how do we apply for one of those', 'explain', {
    after: ['someone mentioned a bank statement loan'],
    input: { ids: ['non-qm'] },
  }),
  // The next home and the next lender at a renewal.
  q('my mortgage renews in March in Calgary, can I bring it over to the next house?', 'howTo', {
    input: { topic: 'port-mortgage' },
  }),
  q('my mortgage renews in March in Calgary, can I bring it over to another bank?', 'explain', ids('renewal-switch')),
  q('how is that worded in an offer', 'howTo', {
    after: ["we can't buy until our house sells"],
    input: { topic: 'sale-condition' },
  }),
  q('anyone on here who knows acreages around Red Deer, Alberta?', 'professionals'),
  q("how do I call it off? I'm sick", 'howTo', { after: ['when is my showing'], input: { topic: 'cancel-tour' } }),
  q('how much to renew my CDL', 'outOfScope'),
  q('are braces HSA eligible', 'outOfScope'),
];

const outcomeOf = askedOnce(questions);

describe('a matter that a question names', () => {
  it.each(questions.map(({ ask }, at) => [ask, at] as const))('is told from one with the same words in %j', (_, at) => {
    expect(outcomeOf(at)).toMatchObject({ wrong: '', unsupported: [] });
  });
});
