import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/harness.ts';
import { home, storeHomes } from '../../../../test/homes.ts';
import { liveIndexToken } from '../index/live-index.ts';
import { typedWords } from './typed-text.ts';

let app: TestApp;
let ids: Record<'oak' | 'main' | 'roundRock' | 'montreal' | 'hidden', number>;

beforeAll(async () => {
  app = await startTestApp();
  const [oak, main, roundRock, montreal, hidden] = await storeHomes(
    app.context.database,
    home({ unparsedAddress: '12 Oak St', listingId: 'ACT-4471', publicRemarks: 'Charming bungalow.' }),
    home({ unparsedAddress: '123 Main St #4', postalCode: '78701' }),
    home({
      unparsedAddress: '9 Lake Dr',
      city: 'Round Rock',
      postalCode: '78664',
      publicRemarks: 'Minutes from Austin.',
    }),
    home({
      unparsedAddress: '40 Rue Saint-Denis',
      city: 'Montréal',
      stateOrProvince: 'QC',
      country: 'CA',
      currency: 'CAD',
      postalCode: 'H2X 1Y6',
    }),
    home({ unparsedAddress: '77 Secret Way', postalCode: '78701', internetAddressDisplayYn: false }),
  );
  ids = { oak, main, roundRock, montreal, hidden } as typeof ids;
  await app.context.resolve(liveIndexToken).refresh();
});
afterAll(() => app.stop());

const found = async (q: string): Promise<number[]> => {
  const { body } = await app.request('GET', `/api/properties?${new URLSearchParams({ q })}`);
  return body.map(({ id }: { id: number }) => id).sort((a: number, b: number) => a - b);
};

describe('a typed text', () => {
  it.each<[string, (keyof typeof ids)[]]>([
    ['Austin, TX', ['oak', 'main', 'hidden']],
    ['austin', ['oak', 'main', 'hidden']],
    ['Texas', ['oak', 'main', 'roundRock', 'hidden']],
    ['78701', ['main', 'hidden']],
    ['montreal', ['montreal']],
    ['H2X', ['montreal']],
    ['123 Main St', ['main']],
    ['123 main street', ['main']],
    ['123 Main St #4, Austin, TX 78701', ['main']],
    ['40 rue saint denis', ['montreal']],
    ['ACT-4471', ['oak']],
    ['charming', ['oak']],
    ['minutes austin', ['roundRock']],
    ['bungalows', ['oak']],
    ['charmng bungalw', ['oak']],
    ['77 Secret Way', []],
    ['xyzzy', []],
  ])('finds what it names: %s', async (text, names) => {
    expect(await found(text)).toEqual(names.map((name) => ids[name]).sort((a, b) => a - b));
  });

  it('ignores the street suffix, but never the street name', () => {
    expect(typedWords('123 main street')).toEqual(['123', 'main']);
    expect(typedWords('12 court pl')).toEqual(['12', 'court']);
    expect(typedWords('street parking')).toEqual(['street', 'parking']);
  });
});

describe('GET /api/properties', () => {
  it('reports which words occur in no text and their replacements', async () => {
    const slips = await app.request('GET', '/api/properties?q=charmng+bungalow');
    expect(slips.headers.get('x-words-meant')).toBe('charmng=charming');
    const plain = await app.request('GET', '/api/properties?q=charming+bungalow');
    expect(plain.headers.get('x-words-meant')).toBeNull();
  });

  it('is not sent again to who has it', async () => {
    const first = await app.request('GET', '/api/properties?q=Austin&status=active');
    const etag = first.headers.get('etag')!;
    const again = await app.request('GET', '/api/properties?q=Austin&status=active', undefined, {
      'if-none-match': etag,
    });
    expect(again.status).toBe(304);
    expect(again.body).toBe('');
  });

  it('leads from page to page by its Link, each home once', async () => {
    const seen: number[] = [];
    let next: string | undefined = '/api/properties?q=Austin&limit=2&add=price<=9000000';
    while (next) {
      const page = await app.request('GET', next);
      expect(page.headers.get('x-total-count')).toBe('3');
      seen.push(...page.body.map(({ id }: { id: number }) => id));
      next = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1];
    }
    expect(seen.sort((a, b) => a - b)).toEqual([ids.oak, ids.main, ids.hidden].sort((a, b) => a - b));
  });

  it.each([
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['status=other', 'status'],
    ['add=nonsense', 'add'],
    ['cursor=abc', 'cursor'],
    ['bedsMin=4&bedsMax=2', 'bedsMin'],
    ['beds=3', 'beds'],
    ['polygon=1,1;2,2', 'polygon'],
  ])('refuses %s and names the field', async (queryString, field) => {
    const { status, body } = await app.request('GET', `/api/properties?${queryString}`);
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(field);
  });
});
