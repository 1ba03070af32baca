import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Fact, factText, parseFact } from '../../facts.ts';
import type { Place } from '../../reading.ts';
import { placeNames } from '../places/place-names.ts';
import { refine } from './refine.ts';
import type { RefineContext } from './search-change.ts';

const place = (name: string, state: string, kind: Place['kind'] = 'city'): Place => ({
  name,
  kind,
  country: 'US',
  state,
  population: kind === 'city' ? 500_000 : 0,
  lat: 0,
  lon: 0,
});
const context: RefineContext = {
  places: placeNames([
    place('Denver', 'CO'),
    place('Boulder', 'CO'),
    place('Tacoma', 'WA'),
    place('Montréal', 'QC'),
    place('Highlands', 'CO', 'neighbourhood'),
  ]),
  today: { year: 2026, month: 11, day: 20 },
};
const facts = (texts: string): Fact[] => (texts ? texts.split(', ').map((text) => parseFact(text) as Fact) : []);
const present = 'place:denver, beds>=3, type:single_family, price<=500000, has:garage';
const refined = (before: string, sentence: string, extra: Partial<RefineContext> = {}) =>
  refine(facts(before), sentence, { ...context, ...extra });
const after = (before: string, sentence: string, extra?: Partial<RefineContext>) =>
  refined(before, sentence, extra).facts.map(factText).join(', ');

describe('refine', () => {
  it.each([
    'undo',
    'Go back, please',
    'never mind the last one',
    'annule',
    'reviens en arrière',
    'deshacer',
    'regrésate',
  ])('leaves to the caller what only it knows, the search before: “%s”', (sentence) => {
    const { kind, facts: left, changes, reading } = refined(present, sentence);
    expect({ kind, changes, unread: reading.unread }).toEqual({ kind: 'undo', changes: [], unread: [] });
    expect(left.map(factText).join(', ')).toBe(present);
  });

  it('takes “go back to Boulder” and “undo that and add a pool” for changes', () => {
    expect(refined(present, 'go back to Boulder').kind).toBe('changed');
    expect(after(present, 'undo that and add a pool')).toBe(`${present}, has:pool`);
  });

  it.each([
    [present, 'cheaper', 'place:denver, beds>=3, type:single_family, price<=450000, has:garage'],
    [present, '20k cheaper please', 'place:denver, beds>=3, type:single_family, price<=480000, has:garage'],
    [present, 'raise the budget by 10%', 'place:denver, beds>=3, type:single_family, price<=550000, has:garage'],
    [present, 'Boulder and 50k less', 'beds>=3, type:single_family, price<=450000, has:garage, place:boulder'],
    [present, 'add 30k to the budget', 'place:denver, beds>=3, type:single_family, price<=530000, has:garage'],
    [present, '20k under that', 'place:denver, beds>=3, type:single_family, price<=480000, has:garage'],
    [present, '50 000 $ de plus', 'place:denver, beds>=3, type:single_family, price<=550000, has:garage'],
    [
      present,
      'oublie Denver, montre-moi Boulder, 50 000 de moins',
      'beds>=3, type:single_family, price<=450000, has:garage, place:boulder',
    ],
    [
      present,
      'ya no Denver, mejor Boulder, 50 mil menos',
      'beds>=3, type:single_family, price<=450000, has:garage, place:boulder',
    ],
    ['sqft>=1500', '300 sq ft more', 'sqft>=1800'],
    [present, '400k or less', 'place:denver, beds>=3, type:single_family, price<=400000, has:garage'],
    [present, 'de plus, une piscine', `${present}, has:pool`],
    [present, 'lower the price to 400k', 'place:denver, beds>=3, type:single_family, price<=400000, has:garage'],
    [present, 'with a pool too', `${present}, has:pool`],
    [present, 'forget Denver, try Boulder', 'beds>=3, type:single_family, price<=500000, has:garage, place:boulder'],
    [present, 'closer to downtown', `${present}, near:downtown`],
    ['near:downtown<=20min', 'closer to downtown', 'near:downtown<=15min'],
    ['near:downtown', 'closer', 'near:downtown<=2.5km'],
    [present, 'make it 4 beds', 'place:denver, beds>=4, type:single_family, price<=500000, has:garage'],
    [present, 'actually 4', 'place:denver, beds>=4, type:single_family, price<=500000, has:garage'],
    [present, 'one more bedroom', 'place:denver, beds>=4, type:single_family, price<=500000, has:garage'],
    [present, 'no condos', `${present}, not-type:condo`],
    ['type:condo, type:townhouse', 'no condos', 'not-type:condo, type:townhouse'],
    ['sqft>=1500', 'bigger', 'sqft>=1800'],
    ['sqft>=1500, sqft<=1700', 'bigger', 'sqft>=1800'],
    ['year>=2000', 'newer', 'year>=2010'],
    ['lot>=2', 'a bigger yard', 'lot>=3'],
    [present, 'a bigger yard', `${present}, has:large_yard`],
    [present, 'also Tacoma', `${present}, place:tacoma`],
    [present, 'Tacoma too', `${present}, place:tacoma`],
    [present, 'what about condos', 'place:denver, beds>=3, price<=500000, has:garage, type:condo'],
    [present, 'condos as well', `${present}, type:condo`],
    [present, 'in the Highlands', `${present}, place:highlands`],
    [
      `${present}, place:highlands`,
      'in Boulder',
      'beds>=3, type:single_family, price<=500000, has:garage, place:boulder',
    ],
    [present, 'any price', 'place:denver, beds>=3, type:single_family, has:garage'],
    [present, 'the garage is not needed', 'place:denver, beds>=3, type:single_family, price<=500000'],
    [present, 'a garage would be nice', 'place:denver, beds>=3, type:single_family, price<=500000, prefer:has:garage'],
    [present, 'no garage', 'place:denver, beds>=3, type:single_family, price<=500000, no:garage'],
    [
      present,
      'between 550 and 650k',
      'place:denver, beds>=3, type:single_family, price>=550000, price<=650000, has:garage',
    ],
    [present, 'start over', ''],
    [present, 'start over: condos in Boulder', 'type:condo, place:boulder'],
    [
      present,
      'moins cher, avec une piscine',
      'place:denver, beds>=3, type:single_family, price<=450000, has:garage, has:pool',
    ],
    [
      present,
      'más barato y con alberca',
      'place:denver, beds>=3, type:single_family, price<=450000, has:garage, has:pool',
    ],
    [present, 'plutôt à Montréal', 'beds>=3, type:single_family, price<=500000, has:garage, place:montreal'],
    [present, 'hello there', present],
    ['place:denver, beds>=2', 'only 3 bedrooms or more', 'place:denver, beds>=3'],
    ['price>=300000, price<=400000', 'forget up to $400,000', 'price>=300000'],
    ['beds>=3, prefer:beds>=4', 'forget preferably 4 bedrooms or more', 'beds>=3'],
    ['place:denver, stories<=1', 'forget 1 storey or less', 'place:denver'],
    ['place:denver, school>=8', 'forget schools rated 8 or more', 'place:denver'],
    ['state:TX, beds>=3', 'forget TX', 'beds>=3'],
    ['near:downtown<=20min, near:airport', 'forget within 20 min of downtown', 'near:airport'],
    ['place:denver, price>=540000, price<=660000', 'under 550k', 'place:denver, price<=550000'],
    ['place:denver, beds>=3', 'Boulder and Tacoma also', 'place:denver, beds>=3, place:boulder, place:tacoma'],
    ['place:denver, beds>=3', 'in 80202', 'place:denver, beds>=3, zip:80202'],
    ['place:denver, dom<=7', 'listed in the last 2 days', 'place:denver, dom<=2'],
  ])('changes %s by “%s”', (before, sentence, expected) => {
    const sorted = (texts: string) => texts.split(', ').sort();
    expect(sorted(after(before, sentence))).toEqual(sorted(expected));
  });

  it('steps from a figure of what was found where no bound stands, else asks for an order', () => {
    expect(after('place:denver', 'cheaper', { found: { price: 612_000 } })).toBe('place:denver, price<=612000');
    expect(after('place:denver', '10% cheaper', { found: { price: 600_000 } })).toBe('place:denver, price<=540000');
    expect(after('place:denver', 'more expensive', { found: { price: 612_000 } })).toBe('place:denver, price>=612000');
    expect(after('price<=800000', 'cheaper', { found: { price: 612_000 } })).toBe('price<=612000');
    expect(after('price<=600000', 'cheaper', { found: { price: 590_000 } })).toBe('price<=540000');
    expect(after('sqft>=1500', 'bigger', { found: { sqft: 2_400 } })).toBe('sqft>=2400');
    expect(after('year>=1980', 'newer', { found: { year: 1985 } })).toBe('year>=1990');
    expect(after('place:denver', 'cheaper')).toBe('place:denver, sort:price_asc');
    expect(after('place:denver', 'bigger')).toBe('place:denver, sort:sqft_desc');
  });

  it('takes a whole sentence with another place and no word of change as a new search', () => {
    expect(refined(present, '2 bed condo in Boulder under 400k')).toMatchObject({ kind: 'new' });
    expect(refined(present, 'condos in Boulder')).toMatchObject({ kind: 'changed' });
    expect(refined(present, 'also 2 bed condos in Boulder under 400k')).toMatchObject({ kind: 'changed' });
  });

  it('says what was added, replaced and dropped, and by which words', () => {
    const changes = refined(present, 'forget Denver, try Boulder, cheaper and with a pool').changes.map((change) => [
      change.kind,
      change.was.map(factText).join(),
      change.now.map(factText).join(),
      change.words,
    ]);
    expect(changes).toEqual([
      ['dropped', 'place:denver', '', 'Denver'],
      ['added', '', 'place:boulder', 'Boulder'],
      ['replaced', 'price<=500000', 'price<=450000', 'cheaper'],
      ['added', '', 'has:pool', 'pool'],
    ]);
  });

  it('never adds a request about the people near by, and says what was refused', () => {
    const { facts: now, reading } = refined(present, 'cheaper, no immigrants nearby');
    expect(now.filter((fact) => fact.kind !== 'refuse').map(factText)).not.toContain('price<=500000');
    expect(reading.parts.map((part) => part.fate)).toContain('refused');
  });

  it('never throws, holds no fact twice, and its changes lead from the old search to the new one', () => {
    const words =
      'cheaper bigger 4 beds forget Denver try Boulder also no pool condo instead start over 50k raise the budget by to any price , . closer to downtown too'.split(
        ' ',
      );
    const criteria = fc.subarray([...present.split(', '), 'near:downtown<=20min', 'prefer:has:pool', 'not-type:condo']);
    fc.assert(
      fc.property(criteria, fc.array(fc.constantFrom(...words), { maxLength: 8 }), (before, said) => {
        const old = before.map((text) => parseFact(text) as Fact);
        const { facts: now, changes, kind } = refine(old, said.join(' '), context);
        const texts = now.map(factText);
        expect(new Set(texts).size).toBe(texts.length);
        const walked = new Set(before);
        for (const change of changes) {
          for (const fact of change.was) walked.delete(factText(fact));
          for (const fact of change.now) walked.add(factText(fact));
        }
        expect([...walked].sort()).toEqual([...texts].sort());
        if (kind === 'same') expect(texts).toEqual(before);
      }),
      { numRuns: 400 },
    );
  });
});
