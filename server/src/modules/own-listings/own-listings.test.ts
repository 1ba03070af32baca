import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { aBuyer, aCompany, anAgent, type TestAgent } from '../../../test/people.ts';
import { licenses } from '../licensing/tables.ts';
import { newListingSchema } from '../listings/index.ts';
import { listings } from '../listings/tables.ts';
import { liveIndexToken } from '../search/index/live-index.ts';
import { heicPhoto } from './photos/heic-photo.fixture.ts';
import { tidyPhotos } from './photos/tidy.ts';

/** An agent's own listing from draft to sale: photos, wording, publication, statuses and audience. */
let app: TestApp;
let agent: TestAgent;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  await app.reset();
  agent = await anAgent(app, await aCompany(app));
  await hold('TX');
});
afterAll(() => app.stop());

const db = () => app.context.database.db;
const hold = (jurisdiction: string, expiresOn: string | null = null) =>
  db()
    .insert(licenses)
    .values({
      agentId: agent.agentId,
      country: 'US',
      jurisdiction,
      licenseType: 'real_estate',
      licenseNumber: `L-${jurisdiction}`,
      status: 'verified',
      expiresOn,
    });
const call = async (method: string, path: string, body?: unknown, as: Record<string, string> = agent.as) => {
  const { status, body: reply } = await app.request(method, `/api${path}`, body, as);
  return { status, body: reply };
};
const facts = {
  ...{ streetLine: '4711 Heron Walk', city: 'Austin', stateOrProvince: 'TX', postalCode: '78704' },
  ...{ latitude: 30.25, longitude: -97.75, propertyType: 'single_family', listPrice: 612_000 },
  ...{ bedrooms: 4, bathroomsFull: 2, bathroomsHalf: 1, squareFeet: 2_150, features: ['sauna', 'wine_cellar'] },
  description: 'A brick house with a sauna, a family room and a walk-in closet.',
};
async function draft(fields: object = facts) {
  const { body } = await call('POST', '/own-listings');
  return (await call('PATCH', `/own-listings/${body.id}`, { revision: body.revision, fields })).body;
}
const publish = (id: number, more: object = {}) => call('POST', `/own-listings/${id}/publish`, more);
const move = (id: number, status: string, more: object = {}) =>
  call('POST', `/own-listings/${id}/status`, { status, ...more });

async function upload(id: number, content: Uint8Array) {
  const { body } = await call('POST', `/own-listings/${id}/photos`, { fileSize: content.length });
  let reply: { status: number; body: { offset: number; photo: { id: string; url: string; sizes: object[] } | null } };
  let offset = 0;
  do {
    const part = content.subarray(offset, offset + body.partBytes);
    const sent = await fetch(`${app.url}/api/own-listings/photos/${body.photoId}/content`, {
      method: 'PUT',
      headers: { ...agent.as, 'content-type': 'application/octet-stream', 'upload-offset': String(offset) },
      body: new Uint8Array(part),
    });
    reply = { status: sent.status, body: (await sent.json()) as never };
    offset += part.length;
  } while (offset < content.length);
  return reply;
}
const file = async (path: string) => Buffer.from(await (await fetch(`${app.url}${path}`)).arrayBuffer());

const gps = {
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 15/1 0/1' },
  IFD0: { Make: 'zebracam' },
};
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 120, g: 90, b: 60 } } });

it('takes a state in lowercase, and a unit with its designator', async () => {
  const { fields, missing } = await draft({ ...facts, stateOrProvince: ' tx ', unitNumber: 'Apt. #4B' });
  expect([fields.stateOrProvince, fields.unitNumber, missing]).toEqual(['TX', '4B', []]);
});

it.each(['78704-1234', '787041234', ' 78704 '])('takes %j as the ZIP code 78704', async (postalCode) => {
  expect((await draft({ ...facts, postalCode })).fields.postalCode).toBe('78704');
});

it('names the postal code that is none, and its rule', async () => {
  const { fields } = await draft({ ...facts, postalCode: '78704-12' });
  expect(fields).toEqual([{ field: 'fields.postalCode', rule: expect.stringContaining('ZIP code such as 78704') }]);
});

it('names the year and the whole number that a field needs', async () => {
  const { fields } = await draft({ yearBuilt: 3000, bathroomsFull: 2.5 });
  const rules = fields.map(({ rule }: { rule: string }) => rule);
  expect(rules).toContainEqual(expect.stringMatching(/^must be between 1600 and 20\d\d$/));
  expect(rules).toContain('must be a whole number');
});

it('finds a published listing by a sentence at the next refresh of the index, and states it in RESO terms', async () => {
  const { id, missing } = await draft();
  expect(missing).toEqual([]);
  const index = app.context.resolve(liveIndexToken);
  const search = async () => {
    await index.refresh();
    return (await call('POST', '/hypersearch/nlp', { query: '4 bed house in Austin with a sauna' })).body.total;
  };
  expect(await search()).toBe(0);
  const { body: published } = await publish(id);
  expect(published).toMatchObject({ status: 'Active', hasUnpublishedChanges: false });
  expect(await search()).toBe(1);
  const [row] = await db().select().from(listings).where(eq(listings.id, published.listingId));
  expect(row).toMatchObject({ originatingSystemName: 'Lintel', listAgentId: agent.agentId, standardStatus: 'Active' });
  const { id: _, ...stated } = row!;
  const names = Object.keys(newListingSchema('2026-01-01').shape);
  const checked = newListingSchema('2026-11-28').safeParse({
    ...Object.fromEntries(Object.entries(stated).filter(([name]) => names.includes(name))),
    daysOnMarket: null,
  });
  expect(checked.error).toBeUndefined();
});

it('publishes only complete listings of agents whose license covers the state', async () => {
  const { id, revision } = await draft({ ...facts, listPrice: null, description: 'No kids. Whites only.' });
  const refused = await publish(id);
  expect([refused.status, refused.body.fields.map(({ field }: { field: string }) => field)]).toEqual([
    400,
    ['listPrice', 'description'],
  ]);
  const elsewhere = { listPrice: 400_000, description: 'A house.', stateOrProvince: 'CO', postalCode: '80014' };
  expect((await call('PATCH', `/own-listings/${id}`, { revision, fields: elsewhere })).status).toBe(200);
  expect((await publish(id)).body.detail).toMatch(/license for CO/);
  await hold('CO', '2020-01-01');
  expect((await publish(id)).status).toBe(403);
  await db().update(licenses).set({ expiresOn: null }).where(eq(licenses.jurisdiction, 'CO'));
  expect((await publish(id)).status).toBe(200);
  const stranger = await anAgent(app, await aCompany(app));
  for (const [method, path] of [
    ['GET', ''],
    ['POST', '/publish'],
    ['DELETE', ''],
  ] as const)
    expect(
      (await call(method, `/own-listings/${id}${path}`, method === 'POST' ? {} : undefined, stranger.as)).status,
    ).toBe(404);
});

it('marks words that state a preference for people, and leaves descriptions of the home alone', async () => {
  const check = async (text: string) =>
    (await call('POST', '/own-listings/wording', { text })).body.map(
      ({ from, until, class: ofClass, level }: { from: number; until: number; class: string; level: string }) =>
        [text.slice(from, until), ofClass, level] as const,
    );
  expect(await check('No children, English-speaking adults only. Near the church.')).toEqual([
    ['No children', 'familial_status', 'error'],
    ['English-speaking', 'national_origin', 'error'],
    ['adults only', 'familial_status', 'error'],
    ['Near the church', 'religion', 'warning'],
  ]);
  expect(await check('Perfect for young families in a safe neighborhood')).toEqual([
    ['Perfect for young families', 'familial_status', 'warning'],
    ['safe neighborhood', 'race', 'warning'],
  ]);
  const plain =
    'Family room, mother-in-law suite, white kitchen, black granite, walk-in closet, master bath, Chinese elm, no step entry, adult trees, Irish pub nearby, wheelchair ramp.';
  expect(await check(plain)).toEqual([]);
  const senior = await draft({ ...facts, features: ['senior_community'], description: 'An adult community of 55+.' });
  expect(senior.wording).toEqual([]);
});

it('changes price and status by legal steps, with a log, and publishes edits only on request', async () => {
  const { id } = await draft();
  const { body: first } = await publish(id);
  const edited = await call('PATCH', `/own-listings/${id}`, {
    revision: first.revision,
    fields: { listPrice: 589_000 },
  });
  expect(edited.body.hasUnpublishedChanges).toBe(true);
  expect((await call('PATCH', `/own-listings/${id}`, { revision: first.revision, fields: {} })).status).toBe(409);
  const home = async () => (await call('GET', `/properties/${first.listingId}`)).body;
  expect((await home()).listPrice).toBe(612_000);
  await publish(id);
  expect(await home()).toMatchObject({ listPrice: 589_000, priceCut: { amount: 23_000 } });

  expect((await move(id, 'Closed', { closedOn: '2026-01-02' })).status).toBe(409);
  expect((await move(id, 'Pending')).body.nextStatuses).toEqual([
    'Active',
    'ActiveUnderContract',
    'Closed',
    'Canceled',
  ]);
  expect((await home()).status).toBe('pending');
  expect((await move(id, 'Closed')).body.fields[0].field).toBe('closedOn');
  const sold = await move(id, 'Closed', { closedOn: new Date().toISOString().slice(0, 10), closePrice: 580_000 });
  expect(sold.body.changes.map(({ kind, data }: { kind: string; data: object }) => [kind, data])).toEqual([
    ['status', { from: 'Pending', to: 'Closed' }],
    ['status', { from: 'Active', to: 'Pending' }],
    ['price', { from: 612_000, to: 589_000 }],
    ['updated', {}],
    ['published', { status: 'Active', price: 612_000 }],
  ]);
  expect((await publish(id)).status).toBe(409);
  expect((await home()).closePrice).toBe(580_000);
  expect((await call('DELETE', `/own-listings/${id}`)).status).toBe(409);
});

it('withdraws a listing from the market although the license has lapsed, and offers it again only with one', async () => {
  const { id } = await draft();
  const { body } = await publish(id);
  await db().update(licenses).set({ expiresOn: '2020-01-01' });
  expect((await move(id, 'Withdrawn')).status).toBe(200);
  expect((await call('GET', `/properties/${body.listingId}`)).status).toBe(404);
  expect((await move(id, 'Active')).status).toBe(403);
});

it.each([
  ['JPEG', () => picture(2_000, 1_500).withExif(gps).withMetadata({ orientation: 6 }).jpeg().toBuffer(), 1_500, 2_000],
  ['PNG', () => picture(700, 500).withExif({ IFD3: gps.IFD3 }).png().toBuffer(), 700, 500],
  ['WebP', () => picture(700, 500).withExif({ IFD3: gps.IFD3 }).webp().toBuffer(), 700, 500],
  ['HEIC', async () => heicPhoto, 64, 48],
])('stores a %s photo upright, in responsive sizes and without its position', async (_, make, width, height) => {
  const content = await make();
  expect((await sharp(content).metadata()).exif?.length ?? heicPhoto.includes('zebracam')).toBeTruthy();
  const { id } = await draft();
  const { body, status } = await upload(id, content);
  expect([status, body.photo]).toEqual([200, expect.objectContaining({ isReady: true })]);
  const photo = body.photo as unknown as { url: string; wholeUrl: string; sizes: { url: string; width: number }[] };
  const whole = await sharp(await file(photo.wholeUrl)).metadata();
  expect([whole.width, whole.height]).toEqual([width, height]);
  for (const url of [photo.wholeUrl, ...photo.sizes.map((each) => each.url)]) {
    const bytes = await file(url);
    const { exif, xmp, iptc } = await sharp(bytes).metadata();
    expect([exif, xmp, iptc, bytes.includes('zebracam')], url).toEqual([undefined, undefined, undefined, false]);
  }
  expect(photo.sizes.map((each) => each.width)).toEqual([
    ...new Set([480, 960, 1_600].map((each) => Math.min(each, width))),
  ]);
});

it('orders, crops and labels photos, and keeps a published photo until its removal is published', async () => {
  const { id } = await draft();
  const bytes = await picture(900, 600).jpeg().toBuffer();
  const photos = [(await upload(id, bytes)).body.photo!, (await upload(id, bytes)).body.photo!];
  const [front, staged] = photos as [(typeof photos)[0], (typeof photos)[0]];
  expect((await upload(id, Buffer.from('not a photo at all'))).status).toBe(400);
  const order = (photoIds: string[]) => call('POST', `/own-listings/${id}/photos/order`, { photoIds });
  expect((await order([staged.id])).status).toBe(400);
  expect((await order([staged.id, front.id])).status).toBe(200);
  const crop = { x: 0.25, y: 0, width: 0.5, height: 1 };
  const changed = { alt: 'Living room', isVirtuallyStaged: true, crop };
  const { body: cropped } = await call('PATCH', `/own-listings/photos/${staged.id}`, changed);
  expect((await sharp(await file(cropped.url)).metadata()).width).toBe(450);
  const { body } = await publish(id);
  const home = async () => (await call('GET', `/properties/${body.listingId}`)).body.photos;
  expect((await home())[0]).toMatchObject({ alt: 'Living room', virtuallyStaged: true, url: cropped.url });
  await call('DELETE', `/own-listings/photos/${staged.id}`);
  const later = new Date(Date.now() + 3 * 3_600_000);
  await tidyPhotos(app.context, later);
  expect((await file(cropped.url)).length).toBeGreaterThan(500);
  expect((await publish(id)).body.hasUnpublishedChanges).toBe(false);
  expect(await home()).toHaveLength(1);
  expect(await tidyPhotos(app.context, later)).toBeGreaterThan(0);
  expect((await fetch(`${app.url}${cropped.url}`)).status).toBe(404);
});

it('counts people once and leaves out programs and the listing agent', async () => {
  const { id } = await draft();
  const { body } = await publish(id);
  const browser = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1';
  const view = async (userAgent: string, as: Record<string, string> = {}) =>
    (await call('POST', `/properties/${body.listingId}/views`, {}, { ...as, 'user-agent': userAgent })).body.isCounted;
  const buyer = await aBuyer(app);
  expect([await view(browser), await view(browser), await view(`${browser} 2`)]).toEqual([true, false, true]);
  expect([await view(browser, buyer.as), await view('Other Browser/1', buyer.as)]).toEqual([true, false]);
  expect(await view(browser, agent.as)).toBe(false);
  for (const bot of [
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'curl/8.5',
    'python-requests/2',
    '',
  ])
    expect(await view(bot), bot).toBe(false);
  await call('POST', '/user-properties', { userId: buyer.id, propertyId: body.listingId, status: 'saved' }, buyer.as);
  expect((await call('GET', `/own-listings/${id}/audience`)).body).toMatchObject({ views: 3, saves: 1 });
  expect((await call('GET', `/own-listings/${id}/report.csv`)).body).toMatch(/Unique viewers\r\n\d{4}-\d\d-\d\d,3/);
  const pdf = await app.request('GET', `/api/own-listings/${id}/report.pdf`, undefined, agent.as);
  expect([pdf.status, pdf.headers.get('content-type'), String(pdf.body).slice(0, 5)]).toEqual([
    200,
    'application/pdf',
    '%PDF-',
  ]);
  expect(pdf.headers.get('content-disposition')).toMatch(/"seller-report-[a-z0-9-]+-austin\.pdf"/);
});
