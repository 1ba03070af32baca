import { describe, expect, it } from 'vitest';
import { rules, terms } from '../knowledge/index.ts';
import { languageOf } from '../reading/language.ts';
import { askedOnce } from './asked-once.fixture.ts';
import { type Question, q } from './question.ts';

/** Definitions of regional terms and listing words, and market questions that name another time, place or figure. */
const questions: readonly Question[] = [
  q('whats an rpr in alberta', 'explain', { says: /surveyor/ }),
  q('whats a pcds in nova scotia', 'explain', { says: /PCDS/ }),
  q('what is a co-op apartment vs a condo', 'explain', { says: /share loan/ }),
  q('and what about a co-op', 'explain', { after: ['what is a condo'], input: { ids: ['co-op'] } }),
  q("c'est quoi une fermette", 'explain', { says: /CPTAQ/ }),
  q('que es el CRIM en puerto rico', 'explain', { says: /municipios/ }),
  q('que es una propiedad horizontal', 'explain', { says: /Ley de Condominios/ }),
  q('explain 1031 exchange like im 5', 'explain', { says: /45 days.*180 days/s }),
  q("what's a trust deed", 'explain', { input: { ids: ['deed-of-trust'] } }),
  q('whats radon', 'explain', { input: { ids: ['radon'] } }),
  q('what is a lis pendens', 'explain', { says: /lawsuit/ }),
  q('condo or house, which is better for me', 'explain', { input: { ids: ['condo', 'semi-detached'] } }),
  q('hows that compare to last yr', 'marketFacts', { after: ['median home price in Denver'], input: { trend: true } }),
  q('think theyll keep falling next yr?', 'marketFacts', {
    after: ['Toronto condo price trend'],
    input: { forecast: true },
    says: /no forecast/,
  }),
  q('compared to Austin', 'marketFacts', {
    after: ['median price in Denver'],
    input: { facts: ['place:denver'], others: [['place:austin']] },
  }),
  q('compare Austin and Denver for 400k', 'marketFacts', { says: /Up to \$400,000.*Up to \$400,000/s }),
  q('median rent in Austin', 'marketFacts', { says: /Rents are not in the data/ }),
  q('average condo fee in Toronto', 'marketFacts', { says: /each listing states its own/ }),
  q('the report says the attic has mold on the sheathing. what should we ask the seller for', 'explain', {
    input: { ids: ['mold'] },
  }),
  q('foundation has a long horizontal crack, who should look at it', 'explain', { says: /structural engineer/ }),
  q('termite damage showed up, is the seller on the hook', 'explain', { input: { ids: ['wood-insects'] } }),
  q('the sunroom was never permitted. should we still close', 'explain', { input: { ids: ['unpermitted-work'] } }),
  q('insurance quoted no because roof is 20 years old, options?', 'explain', { input: { ids: ['old-roof'] } }),
  q('State Farm dropped our zip code because of fires, how are people getting insured', 'explain', {
    says: /FAIR Plan/,
  }),
  q('two cats and a big dog, can the condo association say no', 'explain', { input: { ids: ['association-pets'] } }),
  q('am I allowed to put a granny flat behind my house in LA', 'explain', { says: /66310/ }),
  q("what's a lady bird deed good for", 'explain', { input: { ids: ['transfer-on-death'] } }),
  q('can i borrow against my current house to put money down on the next', 'explain', {
    input: { ids: ['heloc-down-payment'] },
  }),
  q('va appraiser wants handrails and paint fixed, seller says no', 'explain', { input: { ids: ['fha-repairs'] } }),
  q('can i move out and rent my house after 8 months if i used a va loan', 'explain', { says: /within 60 days/ }),
  q("do i need a dd214 to get the VA paper that says i'm eligible", 'explain', { says: /26-1880/ }),
  q('ma blonde est en congé de maternité, est-ce que son salaire compte', 'explain', {
    input: { ids: ['parental-leave'] },
  }),
  q('on a hérité du chalet de mon père, comment on fait pour le vendre', 'explain', { says: /liquidateur/ }),
  q('tuve bancarrota capitulo 13, cuando puedo sacar prestamo', 'explain', { says: /12 meses de pagos/ }),
];

const outcomeOf = askedOnce(questions);

describe('a question about a term or a market', () => {
  it.each(questions.map(({ ask }, at) => [ask, at] as const))('is answered for %j', (_, at) =>
    expect(outcomeOf(at)).toMatchObject({ wrong: '', unsupported: [] }),
  );
});

describe('the entries of the knowledge', () => {
  it('have an ID each', () => {
    const ids = [...rules, ...terms].map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });
});

describe('the language of a terse question', () => {
  it.each([
    ['fr', 'fermette'],
    ['fr', 'duplex a verdun'],
    ['fr', 'compare montreal et quebec'],
    ['fr', 'emphyteose definition'],
    ['es', 'terreno en texas'],
    ['es', 'que ofertas hice'],
    ['es', 'compara orlando y tampa'],
    ['es', 'en que paso voy'],
    ['en', 'condo in austin'],
  ] as const)('is %s for %j', (language, text) => expect(languageOf(text)).toBe(language));
});
