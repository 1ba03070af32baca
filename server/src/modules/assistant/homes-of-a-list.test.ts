import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/harness.ts';
import { home, storeHomes } from '../../../test/homes.ts';
import { aBuyer, type TestBuyer } from '../../../test/people.ts';
import { liveIndexToken } from '../search/index/live-index.ts';

const at = (place: number) => ({
  listPriceCents: [52_000_000, 31_000_000, 44_000_000][place]!,
  livingAreaSqft: [1_500, 1_200, 2_400][place]!,
  yearBuilt: [1990, 1985, 2015][place]!,
  taxAnnualAmountCents: [700_000, 310_000, 560_000][place]!,
  taxYear: 2025,
});

let app: TestApp;
let buyer: TestBuyer;
let ids: number[];
beforeAll(async () => {
  app = await startTestApp();
  ids = await storeHomes(app.context.database, home(at(0)), home(at(1)), home(at(2)));
  await app.context.resolve(liveIndexToken).refresh();
  buyer = await aBuyer(app);
  for (const propertyId of ids) await app.request('POST', '/api/user-properties', { propertyId }, buyer.as);
});
afterAll(() => app.stop());

interface Part {
  kind: string;
  text?: string;
}
async function answerTo(message: string): Promise<string> {
  const { body } = await app.request('POST', '/api/chat', { message }, buyer.as);
  return body.answer.parts.flatMap((part: Part) => part.text ?? []).join(' ');
}

describe('a question about a home of the last list', () => {
  it.each([
    ['what are the taxes on the cheapest?', '$3,100'],
    ['and taxes on the biggest one', '$5,600'],
    ['whichs the cheapest and whats the taxes on that one', '$3,100'],
    ['c’est combien les taxes de la plus chère', '7 000 $'],
    ['cuánto son los impuestos de la más nueva', '$5,600'],
  ])('finds the home that a superlative names: %s', async (message, tax) => {
    await answerTo('show me my saved homes');
    expect((await answerTo(message)).replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(tax);
  });

  it('tells the drive to the addresses that the person saved, and how to enter them where none is saved', async () => {
    await answerTo('show me my saved homes');
    const question = 'how long is the drive to work from the cheapest one?';
    expect(await answerTo(question)).toContain('under Commute');
    const office = { text: '500 W 2nd St', place: 'Downtown', latitude: 30.2655, longitude: -97.7495 };
    await app.request('PUT', '/api/commute/addresses', { addresses: [office] }, buyer.as);
    const { body } = await app.request('POST', '/api/commute/trips', {
      home: ids[1],
      to: [{ latitude: office.latitude, longitude: office.longitude }],
    });
    const [{ minutes }] = body.trips;
    expect(await answerTo(question)).toContain(
      `The drive to “500 W 2nd St” takes about ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}. This is estimated`,
    );
  });

  it('takes no “how long” about the purchase for the days on the market', async () => {
    await answerTo('show me my saved homes');
    expect(await answerTo('how long does it take to close on a house?')).not.toContain('on the market');
  });
});
