import { describe, expect, it } from 'vitest';
import { askedOnce } from './asked-once.fixture.ts';
import { type Question, q } from './question.ts';

const incomeLimits: readonly Question[] = [
  q('my dad is 70 in Joliet Illinois with a small pension, can the assessment be frozen?', 'explain', {
    says: /\$75,000 for tax year 2026.*\$77,000 for 2027.*\$79,000 from 2028/s,
  }),
  q('mi abuela de 71 años tiene casa en Chicago, ¿le congelan el predial?', 'explain', {
    says: /\$75,000 en el año fiscal 2026/,
  }),
  q('my mother is 68 in Rochester NY, is there a lower school tax for her age', 'explain', {
    says: /\$110,750 for 2026.*live there/s,
  }),
  q('ma mère a 69 ans et une maison à Albany New York, une réduction de la taxe scolaire?', 'explain', {
    says: /110\s750 \$ pour 2026/,
  }),
  q('we are both 67 in Trenton New Jersey, any property tax relief for seniors?', 'explain', {
    says: /\$6,500, for tax year 2025.*check the current figure/s,
  }),
];

const rates: readonly Question[] = [
  q('speculation and vacancy tax in Kelowna for a foreign owner', 'explain', {
    says: /for 2026 is 1%.*3% for foreign owners.*again from 2027/s,
  }),
  q('je suis un propriétaire étranger à Victoria, combien de taxe sur les logements vides?', 'explain', {
    says: /3 % pour les propriétaires étrangers.*dès 2027/s,
  }),
  // The tax on the purchase of land stays the one on non-residents.
  q('non-resident tax on a vacant lot in Halifax at 100k', 'nonResidentTax', { says: /CA\$10,000/ }),
  q('what interest does BC charge when I defer my property tax', 'explain', {
    says: /prime rate plus 2%, compounded monthly, on tax deferred from 2026 on/,
  }),
  q('reporter les taxes foncières en Colombie-Britannique, quel intérêt?', 'explain', {
    says: /taux préférentiel plus 2\s%, composé chaque mois/,
  }),
  q('how much is the homestead exemption in Florida', 'explain', {
    says: /a little more than \$25,000.*November 3, 2026.*check the current figure/s,
  }),
];

const changedLaws: readonly Question[] = [
  q('100% disabled veteran in Tucson, do I pay property tax on my home?', 'explain', {
    says: /since tax year 2026.*pays no property tax on the main home/s,
  }),
  q('vétéran invalide à 100 % à Phoenix, taxe foncière?', 'explain', { says: /2026.*ne paie pas de taxe foncière/s }),
  // 0.4 % of the state; 1.425 % of the city with 0.25 % of the state from $3,000,000.
  q('transfer taxes on a 3.5 million condo in Manhattan', 'transferTax', { says: /\$58,625.*\$14,000/s }),
  q('transfer taxes on a 2.9 million condo in Manhattan', 'transferTax', { says: /\$41,325.*\$11,600/s }),
];

const newHomes: readonly Question[] = [
  q('do new homes in Ontario come with HST and is any of it given back', 'explain', {
    says: /April 1, 2026 to March 31, 2027.*13% HST up to \$1,000,000.*\$130,000/s,
  }),
  q('¿las casas nuevas en Ontario pagan HST y devuelven algo?', 'explain', { says: /HST de 13% hasta \$1,000,000/ }),
  q('new residential rental property rebate on a condo I will rent out in Ontario', 'explain', {
    says: /\$24,000 at any price.*\$130,000/s,
  }),
];

const princeEdwardIsland: readonly Question[] = [
  q('land transfer tax on 1.2 million in Charlottetown', 'transferTax', { says: /CA\$24,000/ }),
  q('first home in Charlottetown at 1.2 million, how much transfer tax', 'transferTax', { says: /CA\$24,000/ }),
  q('transfer tax on 900k in Summerside PEI', 'transferTax', { says: /CA\$9,000/ }),
];

const rows = [
  ...incomeLimits.map((question) => ['an income limit names its year', question] as const),
  ...rates.map((question) => ['a rate that changes names its year or budget', question] as const),
  ...changedLaws.map((question) => ['a changed law is the current one', question] as const),
  ...newHomes.map((question) => ['a rebate of Ontario differs from the federal one', question] as const),
  ...princeEdwardIsland.map((question) => ['2% of the whole price from $1,000,000', question] as const),
];
const outcomeOf = askedOnce(rows.map(([, question]) => question));

describe('a rule that changes by year', () => {
  it.each(rows.map(([guarantee, { ask }], at) => [guarantee, ask, at] as const))('%s: %j', (_, __, at) =>
    expect(outcomeOf(at)).toMatchObject({ wrong: '', unsupported: [] }),
  );
});
