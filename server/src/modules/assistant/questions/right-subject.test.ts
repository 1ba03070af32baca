import { describe, expect, it } from 'vitest';
import { askedOnce } from './asked-once.fixture.ts';
import { type Question, q } from './question.ts';

/** Questions whose words are also those of another subject. */
const questions: readonly Question[] = [
  q('how do i add my gf so she can see my saved homes', 'howTo', { input: { topic: 'co-buyer' } }),
  q('comment ajouter mon frère pour qu’il voie mes favoris', 'howTo', { input: { topic: 'co-buyer' } }),
  q('¿cómo agrego a mi esposa para que vea mis casas guardadas?', 'howTo', { input: { topic: 'co-buyer' } }),
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
  q('realtor in Medicine Hat that knows farms', 'professionals', { says: /^(?!.*language)/s }),
];

const outcomeOf = askedOnce(questions);

describe('a question whose words are also those of another subject', () => {
  it.each(questions.map(({ ask }, at) => [ask, at] as const))('is answered on its own subject for %j', (_, at) => {
    expect(outcomeOf(at)).toMatchObject({ wrong: '', unsupported: [] });
  });
});
