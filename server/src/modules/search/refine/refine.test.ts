import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { home, storeHomes } from '../../../../test/homes.ts';
import { liveIndexToken } from '../index/live-index.ts';

let app: TestApp;
const denver = {
  city: 'Denver',
  stateOrProvince: 'CO',
  postalCode: '80202',
  latitude: 39.74,
  longitude: -104.99,
} as const;
const query = '3 bed house in Austin under 500k with a pool, ideally a deck';

beforeAll(async () => {
  app = await startTestApp();
  const prices = [380, 420, 440, 460, 480];
  await storeHomes(
    app.context.database,
    ...prices.map((price) => home({ listPriceCents: price * 100_000, features: ['pool'] })),
    home({ listPriceCents: 40_000_000, features: ['garage'], livingAreaSqft: 2_400 }),
    ...prices.map((price) => home({ ...denver, listPriceCents: price * 100_000, features: ['pool', 'garage'] })),
    home({ city: 'Toronto', stateOrProvince: 'ON', country: 'CA', currency: 'CAD', listPriceCents: 90_000_000 }),
  );
  await app.context.resolve(liveIndexToken).refresh();
});
afterAll(() => app.stop());

const refine = async (sentence: string, search: object = { query }) =>
  (await app.request('POST', '/api/hypersearch/refine', { sentence, ...search })).body;
type Body = Awaited<ReturnType<typeof refine>>;
/** The search in a response, as the page sends it next. */
const searchOf = ({ query: q, off, soft, hard, add, sort }: Body) => ({
  ...(q ? { query: q } : {}),
  off,
  soft,
  hard,
  add,
  ...(sort ? { sort } : {}),
});
const labels = ({ changes }: Body) =>
  changes.map((change: Body) => [
    change.kind,
    change.was.map(({ label }: Body) => label).join(),
    change.now.map(({ label }: Body) => label).join(),
    change.words,
  ]);
const found = async (search: object): Promise<number> => {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) for (const one of [value].flat()) params.append(name, one);
  const { headers } = await app.request('GET', `/api/hypersearch/properties?${params}`);
  return Number(headers.get('x-total-count'));
};

describe('a sentence that changes a search', () => {
  it('changes the lists that chips change, reports the changes with their words, and returns the new results', async () => {
    const cheaper = await refine('cheaper');
    expect(cheaper).toMatchObject({
      kind: 'changed',
      query,
      off: ['price<=500000'],
      add: ['price<=440000'],
      soft: [],
      hard: [],
      sort: null,
      drops: [],
      total: 3,
    });
    expect(labels(cheaper)).toEqual([['replaced', 'Up to $500,000', 'Up to $440,000', 'cheaper']]);
    expect(await found(searchOf(cheaper))).toBe(3);

    const moved = await refine('forget Austin, try Denver, with a garage too', searchOf(cheaper));
    expect(moved).toMatchObject({ off: ['place:austin', 'price<=500000'], total: 3 });
    expect([...moved.add].sort()).toEqual(['has:garage', 'place:denver', 'price<=440000']);
    expect(await found(searchOf(moved))).toBe(3);

    const back = await refine('back in Austin, up to 500k', searchOf(moved));
    expect(back).toMatchObject({ off: [], add: ['has:garage'] });
  });

  it('softens and hardens criteria of the page’s sentence, and removes them', async () => {
    expect(await refine('a pool would be nice, the deck is a must')).toMatchObject({
      soft: ['has:pool'],
      off: [],
      add: [],
    });
    expect(await refine('the pool is not needed')).toMatchObject({ off: ['has:pool'], add: [] });
    const { body } = await app.request('POST', '/api/hypersearch/nlp', { query, off: ['has:pool'] });
    const at = query.indexOf('pool');
    const part = body.parts.find(({ span: [from, to] }: Body) => from <= at && at < to);
    expect(part.fate).toBe('withdrawn');
  });

  it('starts from the median of the results when there is no bound, and reports its number of homes', async () => {
    const cheaper = await refine('cheaper', { query: 'homes in Austin' });
    expect(cheaper.add).toEqual(['price<=430000']);
    expect(cheaper.changes[0]).toMatchObject({ middleOf: 6, words: 'cheaper' });
    expect(await refine('more expensive', { query: 'homes in Austin' })).toMatchObject({
      sort: null,
      add: ['price>=430000'],
    });
    // Dollars of two countries have no middle.
    expect(await refine('cheaper', { query: 'house' })).toMatchObject({ sort: 'price_asc', add: [] });
  });

  it('sets the sort order of the page, and leaves it unless the sentence names one', async () => {
    expect(await refine('newest first')).toMatchObject({ sort: 'newest', add: [], off: [] });
    expect(await refine('with a garage', { query, sort: 'price_desc' })).toMatchObject({ sort: 'price_desc' });
    const sorted = { query: 'cheapest house in Austin' };
    expect(await refine('newest first', sorted)).toMatchObject({ sort: 'newest', off: ['sort:price_asc'] });
    expect(await refine('cheapest first', { ...sorted, sort: 'newest' })).toMatchObject({ sort: null, off: [] });
  });

  it('drops drawn areas and a typed place for a place outside them', async () => {
    const circle = ['-97.74,30.27,9000'];
    expect(await refine('in Denver', { query, circle })).toMatchObject({ drops: ['area'], total: 5 });
    expect(await refine('with a garage', { query: 'house', circle })).toMatchObject({ drops: [], total: 1 });
    const typed = await refine('try Denver instead', { q: 'Austin, TX', add: ['has:pool'] });
    expect(typed).toMatchObject({ query: null, drops: ['words'], total: 5 });
    expect([...typed.add].sort()).toEqual(['has:pool', 'place:denver']);
    expect(await refine('cheaper', { q: 'Austin, TX' })).toMatchObject({ drops: [], add: ['price<=430000'] });
  });

  it('uses a separate search as the new sentence, without the words that introduce it', async () => {
    const own = '2 bed condo in Denver under 400k';
    expect(await refine(own)).toMatchObject({ kind: 'new', query: own, off: [], add: [], total: 0 });
    expect(await refine('start over: homes with a garage in Denver')).toMatchObject({ kind: 'new', total: 5 });
    expect(await refine('start over')).toMatchObject({ kind: 'new', query: null, add: [], total: 12 });
  });

  it('never applies a criterion about the people nearby, and says why; names missing data and words it did not understand', async () => {
    const result = await refine('cheaper, in a white neighborhood');
    expect(result).toMatchObject({ add: ['price<=440000'], refused: [{ class: 'race' }] });
    expect(result.refused[0].reason).toContain('fair housing');
    expect(await refine('no immigrants nearby')).toMatchObject({ kind: 'same', changes: [], add: [] });
    expect(await refine('low crime')).toMatchObject({ kind: 'same', unsupported: [{ words: 'low crime' }] });
    expect(await refine('go back')).toMatchObject({ kind: 'undo', changes: [], total: 5 });
    const unread = await refine('flibbertigibbet');
    expect(unread).toMatchObject({ kind: 'same', unread: [{ words: 'flibbertigibbet', span: [0, 15] }], total: 5 });
  });

  it('returns the field and the rule when it is empty, too long or holds no facts', async () => {
    for (const [field, body] of [
      ['sentence', { query, sentence: ' ' }],
      ['sentence', { query, sentence: 'x'.repeat(2_001) }],
      ['add', { query, sentence: 'cheaper', add: ['beds is 3'] }],
    ] as const) {
      const { status, body: problem } = await app.request('POST', '/api/hypersearch/refine', body);
      expect([status, problem.data?.fields?.[0]?.field ?? problem.fields?.[0]?.field]).toEqual([400, field]);
    }
  });
});
