import type { Feature } from '@lintel/hypersearch';
import { beforeAll, describe, expect, it } from 'vitest';
import { everyHome } from '../homes/every-home.fixture.ts';
import { homeCount, type SampleHome } from '../homes/generate.ts';

let homes: readonly SampleHome[];
// Sixty thousand homes take as long as the machine needs.
beforeAll(() => {
  homes = everyHome();
}, 600_000);

const examples = (wrong: readonly SampleHome[]) => wrong.slice(0, 3).map(({ remarks }) => remarks);

/** Ignores place names: the White House states no one's color. */
const withoutPlaces = ({ remarks, market, neighbourhood }: SampleHome) =>
  [neighbourhood, ...market.landmarks].reduce(
    (text, { name }) => text.replaceAll(name.replace(/^The /, 'the '), ''),
    remarks.replaceAll('single-', ''),
  );

describe('remarks', () => {
  it('have 40 to 150 words', () => {
    const words = (text: string) => text.split(/\s+/).length;
    expect(examples(homes.filter(({ remarks }) => words(remarks) < 40 || words(remarks) > 150))).toEqual([]);
  });

  it('are all different', () => {
    expect(new Set(homes.map(({ remarks }) => remarks)).size).toBe(homeCount);
  });

  it('say nothing about who lives there or should (Fair Housing Act, HUD advertising guidance)', () => {
    const people =
      /\b(famil(?:y|ies)|child(?:ren)?|kids?|couples?|singles?|bachelor|newlyweds?|empty nest\w*|retirees?|seniors?|young|mature|professionals?|students?|christian|church|jewish|muslim|catholic|hispanic|asian|black|white|immigrants?|exclusive|safe|able-bodied|master|perfect for|ideal for)\b/i;
    expect(examples(homes.filter((each) => people.test(withoutPlaces(each))))).toEqual([]);
  });

  it('do not reveal a street or a number', () => {
    const sentenceInputs = homes.filter(
      ({ remarks, address }) =>
        remarks.includes(`${address.streetNumber} ${address.streetName}`) ||
        new RegExp(`${address.streetName} ${address.streetSuffix}\\b`).test(remarks),
    );
    expect(examples(sentenceInputs)).toEqual([]);
  });

  it('have no gap where a field is missing', () => {
    expect(examples(homes.filter(({ remarks }) => /undefined|NaN|null|\s{2}|\s[.,;]|\.\./.test(remarks)))).toEqual([]);
  });

  const claims: [RegExp, Feature[]][] = [
    [/\bpool\b/, ['pool']],
    [/fireplace/, ['fireplace']],
    [/hardwood/i, ['hardwood_floors']],
    [/finished (walk-out )?basement/i, ['finished_basement', 'basement']],
    [/solar/i, ['solar_panels']],
    [/\bbarn\b/, ['barn']],
    [/\bdeck\b/, ['deck']],
    [/air conditioning/i, ['air_conditioning']],
    [/55\+/, ['senior_community']],
    [/foreclosure/i, ['foreclosure']],
    [/right on the water|(^|\. )Waterfront,/, ['waterfront']],
    [/\bbalcony\b/, ['balcony']],
    [/doorman/, ['doorman']],
    [/walk-in closet/, ['walk_in_closet']],
    [/Renovated/, ['renovated']],
    [/needs work/, ['fixer_upper']],
  ];
  it.each(claims)('say %s only where it is true', (words, features) => {
    const matching = homes.filter(({ remarks }) => words.test(remarks));
    expect(matching.length).toBeGreaterThan(10);
    expect(examples(matching.filter((each) => !features.some((feature) => each.features.has(feature))))).toEqual([]);
  });

  it('state the right figures', () => {
    const wrong = homes.filter(({ remarks, sqft, walkScore, type, fee }) => {
      const area = /([\d,]+) square feet/.exec(remarks)?.[1]?.replaceAll(',', '');
      const walk = /walk score (?:of |is )?(\d+)/.exec(remarks)?.[1];
      return (
        (area !== undefined && Number(area) !== sqft) ||
        (walk !== undefined && Number(walk) !== walkScore) ||
        (/no HOA|No owners/.test(remarks) && (fee !== undefined || type !== 'single_family'))
      );
    });
    expect(examples(wrong)).toEqual([]);
  });
});
