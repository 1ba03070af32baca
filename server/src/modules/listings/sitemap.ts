import { foldPlace, HOUR_MS } from '@lintel/geo';
import { factText } from '@lintel/hypersearch';
import { and, between, count, desc, eq, inArray, max } from 'drizzle-orm';
import type { AppContext } from '../../platform/app/app-context.ts';
import type { Db } from '../../platform/database/db.ts';
import type { Answer } from '../../platform/http/send.ts';
import { publicListings } from './public-listings.ts';
import { citiesWithSales, districtsWithSales } from './sales.ts';

/** Homes are listed in files by their ids. The protocol allows 50,000 addresses in a file. */
const IDS_IN_FILE = 45_000;
const PLACES_MAX = 5_000;
const DISTRICTS_MAX = 20_000;

interface Page {
  path: string;
  changedAt?: Date | undefined;
}

/** Serves `/robots.txt` and `/sitemap.xml`: the homes on the market, the places that have some, and the public pages. */
export function serveSitemap({ files, database: { db }, settings }: AppContext): void {
  const origin = settings.LINTEL_PUBLIC_URL;
  files.set('/robots.txt', () => ({
    status: 200,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
    body: `User-agent: *\nAllow: /api/properties/*/illustrations/\nAllow: /api/properties/*/share-image\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`,
  }));
  const known = new Map<string, { until: number; body: Promise<string> }>();
  files.set('/sitemap.xml', async (request) => {
    const part = new URL(request.url ?? '/', origin).searchParams.get('part') ?? '';
    if (!/^(|pages|places|markets|\d{1,5})$/.test(part)) return notFound;
    // Each crawler asks for the same files; an hour is fresh enough for them.
    const kept = known.get(part);
    if (kept && kept.until > Date.now()) return xml(await kept.body);
    const body = write(db, origin, part);
    known.set(part, { until: Date.now() + HOUR_MS, body });
    body.catch(() => known.delete(part));
    return xml(await body);
  });
}

const notFound: Answer = { status: 404, headers: { 'content-type': 'text/plain' }, body: 'no such part\n' };

const xml = (body: string): Answer => ({
  status: 200,
  headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  body,
});

const publicPages = [
  '/',
  '/hypersearch',
  '/search',
  '/discover',
  '/smartmatch',
  '/business-model',
  '/support',
  '/accuracy',
  '/home-value',
  '/roi-analysis',
  '/mortgage-calculator',
  '/rate-comparison',
  '/pre-qualification',
  '/affordability-calculator',
  '/amortization-calculator',
  '/mortgage-document-checklist',
];

async function write(db: Db, origin: string, part: string): Promise<string> {
  if (part === '') return indexOf(db, origin);
  if (part === 'pages')
    return urlSet(
      publicPages.map((path) => ({ path })),
      origin,
    );
  return urlSet(
    await (part === 'places' ? placesOf(db) : part === 'markets' ? marketsOf(db) : homesOf(db, Number(part))),
    origin,
  );
}

async function indexOf(db: Db, origin: string): Promise<string> {
  const [row] = await db.select({ last: max(publicListings.id) }).from(publicListings);
  const files = Math.ceil((row?.last ?? 0) / IDS_IN_FILE);
  const parts = ['pages', 'places', 'markets', ...Array.from({ length: files }, (_, at) => String(at))];
  const lines = parts.map((part) => `<sitemap><loc>${origin}/sitemap.xml?part=${part}</loc></sitemap>`);
  return `${head}<sitemapindex ${namespace}>\n${lines.join('\n')}\n</sitemapindex>\n`;
}

async function homesOf(db: Db, file: number): Promise<Page[]> {
  const rows = await db
    .select({ id: publicListings.id, changedAt: publicListings.modificationTimestamp })
    .from(publicListings)
    .where(
      and(
        between(publicListings.id, file * IDS_IN_FILE + 1, (file + 1) * IDS_IN_FILE),
        inArray(publicListings.status, ['active', 'pending']),
      ),
    )
    .orderBy(publicListings.id);
  return rows.map(({ id, changedAt }) => ({ path: `/property/${id}`, changedAt }));
}

/** The front page with the homes of a city. */
async function placesOf(db: Db): Promise<Page[]> {
  const rows = await db
    .select({
      city: publicListings.city,
      state: publicListings.stateOrProvince,
    })
    .from(publicListings)
    .where(eq(publicListings.status, 'active'))
    .groupBy(publicListings.city, publicListings.stateOrProvince)
    .orderBy(desc(count()), publicListings.city, publicListings.stateOrProvince)
    .limit(PLACES_MAX);
  return rows.map(({ city, state }) => ({
    path: `/?near=${encodeURIComponent(factText({ kind: 'place', name: foldPlace(city), not: false, state }))}`,
  }));
}

/** The market pages of cities and of their districts. */
async function marketsOf(db: Db): Promise<Page[]> {
  const places = [
    ...(await citiesWithSales(db)).slice(0, PLACES_MAX),
    ...(await districtsWithSales(db)).slice(0, DISTRICTS_MAX),
  ];
  return places.map(({ place }) => ({ path: `/market/${place}` }));
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function urlSet(pages: readonly Page[], origin: string): string {
  const lines = pages.map(
    ({ path, changedAt }) =>
      `<url><loc>${origin}${path.replaceAll('&', '&amp;')}</loc>${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''}</url>`,
  );
  return `${head}<urlset ${namespace}>\n${lines.join('\n')}\n</urlset>\n`;
}
