import { m } from '@lintel/messages';
import PDFDocument from 'pdfkit';
import { money } from '../../../platform/serve/viewer.ts';
import { changeText } from '../changes/contract.ts';
import type { OwnListing } from '../contract.ts';
import type { Audience } from './contract.ts';

const INK = '#1C1B19';
const SOFT = '#57534A';
const LEFT = 56;
const WIDTH = 500;
const weeksShown = 26;
const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
const dayOf = (at: string): string => days.format(new Date(at));

/** Prints the seller's report: facts, viewers and savers, viewers by week, and the changes. */
export function printReport(listing: OwnListing, audience: Audience): Promise<Buffer> {
  const title = listing.title ?? m.own_listings__listing();
  const page = new PDFDocument({ size: 'LETTER', margin: LEFT, info: { Title: title, Author: 'Lintel' }, lang: 'en' });
  const parts: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    page.on('data', (part: Buffer) => parts.push(part));
    page.on('end', () => resolve(Buffer.concat(parts)));
    page.on('error', reject);
  });
  const { currency, listPrice } = listing;
  page.fillColor(INK).font('Helvetica-Bold').fontSize(20).text(title, LEFT, 56, { width: WIDTH });
  page.font('Helvetica').fontSize(11).fillColor(SOFT).moveDown(0.3);
  page.text(m.own_listings__seller_report_as_of({ today: dayOf(new Date().toISOString()) }));
  page.moveDown(1).fillColor(INK).fontSize(12);
  page.text(m.own_listings__asking_price({ price: money((listPrice ?? 0) * 100, currency) }));
  page.text(m.own_listings__report_viewers({ count: audience.views }));
  page.text(m.own_listings__report_savers({ count: audience.saves }));
  page.fontSize(9).fillColor(SOFT).text(m.own_listings__how_viewers_count(), { width: WIDTH });
  section(page, m.own_listings__viewers_by_week(), weeks(audience.days));
  section(
    page,
    m.own_listings__changes(),
    listing.changes.map((change) => [
      dayOf(change.at),
      changeText(change, currency, (amount) => money(amount * 100, currency)),
    ]),
  );
  page.end();
  return done;
}

function section(page: PDFKit.PDFDocument, title: string, rows: readonly (readonly [string, string | number])[]): void {
  if (rows.length === 0) return;
  page.moveDown(1.2).font('Helvetica-Bold').fontSize(13).fillColor(INK).text(title);
  page.font('Helvetica').fontSize(10).moveDown(0.3);
  for (const [left, right] of rows) page.text(`${left}    ${right}`, { width: WIDTH });
}

/** Sums by week, which begins on Monday, the latest first. */
function weeks(days: Audience['days']): [string, number][] {
  const sums = new Map<string, number>();
  for (const { on, views } of days) {
    const date = new Date(`${on}T00:00:00Z`);
    date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
    const monday = date.toISOString().slice(0, 10);
    sums.set(monday, (sums.get(monday) ?? 0) + views);
  }
  return [...sums]
    .reverse()
    .slice(0, weeksShown)
    .map(([monday, views]) => [dayOf(monday), views]);
}
