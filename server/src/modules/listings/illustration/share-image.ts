import { fileURLToPath } from 'node:url';
import { area, lot, money } from '@lintel/geo';
import { m } from '@lintel/messages';
import { createCanvas, GlobalFonts, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import { streetLine } from '../address/contract.ts';
import type { PublicListing } from '../public-listings.ts';
import { illustrationSvg } from './index.ts';

/** The size that social networks ask for. */
const size = { width: 1_200, height: 630 };
const picture = { left: 540, width: size.width - 540 };
const margin = 56;
const textWidth = picture.left - 2 * margin;
/** The light tokens of the pages. */
const colors = { paper: '#faf8f4', ink: '#1c1b19', soft: '#57534a', primary: '#1f5f5b', line: '#e3ddd1' };

const fonts = {
  'Share Inter': import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
  'Share Inter Ext': import.meta.resolve('@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2'),
  'Share Fraunces': import.meta.resolve('@fontsource/fraunces/files/fraunces-latin-600-normal.woff2'),
};
const [sans, display] = ['"Share Inter", "Share Inter Ext"', '"Share Fraunces"'];

let areFontsKnown = false;
function registerFonts(): void {
  if (areFontsKnown) return;
  for (const [name, file] of Object.entries(fonts)) GlobalFonts.registerFromPath(fileURLToPath(file), name);
  areFontsKnown = true;
}

/** Returns a PNG with price, address, facts and an illustration of a home, for links to its page. */
export async function drawShareImage(row: PublicListing): Promise<Buffer> {
  registerFonts();
  const canvas = createCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  context.fillStyle = colors.paper;
  context.fillRect(0, 0, size.width, size.height);
  await drawIllustration(context, row);
  drawWordmark(context);
  drawTexts(context, row);
  return canvas.encode('png');
}

/** Fills the right side; the illustration is 4:3, so its left and right edges are cut. */
async function drawIllustration(context: SKRSContext2D, row: PublicListing): Promise<void> {
  const image = await loadImage(Buffer.from(illustrationSvg(row, 'front')!));
  const width = (image.width / image.height) * size.height;
  context.save();
  context.beginPath();
  context.rect(picture.left, 0, picture.width, size.height);
  context.clip();
  context.drawImage(image, picture.left + (picture.width - width) / 2, 0, width, size.height);
  context.restore();
  context.fillStyle = colors.ink;
  context.fillRect(picture.left, 0, 2, size.height);
}

function drawWordmark(context: SKRSContext2D): void {
  context.fillStyle = colors.ink;
  context.fillRect(margin, 62, 40, 8);
  context.fillRect(margin + 7, 74, 7, 20);
  context.fillRect(margin + 26, 74, 7, 20);
  write(context, 'Lintel', { top: 94, font: `600 38px ${display}`, left: margin + 54 });
}

function drawTexts(context: SKRSContext2D, row: PublicListing): void {
  write(context, statusText(row), { top: 236, font: `600 28px ${sans}`, color: colors.primary });
  write(context, priceOf(row), { top: 322, font: `600 84px ${display}` });
  write(context, streetLine(row), { top: 404, font: `600 36px ${sans}` });
  write(context, placeOf(row), { top: 452, font: `400 30px ${sans}`, color: colors.soft });
  context.fillStyle = colors.line;
  context.fillRect(margin, 492, textWidth, 2);
  write(context, factsOf(row), { top: 548, font: `500 30px ${sans}` });
}

interface Line {
  /** Y coordinate of the baseline. */
  top: number;
  /** `WEIGHT SIZEpx FAMILIES` */
  font: string;
  left?: number;
  color?: string;
}

/** Writes one line, smaller if it is too wide, at last cut. */
function write(context: SKRSContext2D, text: string, { top, font, left = margin, color = colors.ink }: Line): void {
  const [weight, pixels, ...families] = font.split(' ');
  let height = Number.parseInt(pixels!, 10);
  const least = height * 0.6;
  const isTooWide = (shown: string) => {
    context.font = `${weight} ${height}px ${families.join(' ')}`;
    return context.measureText(shown).width > picture.left - margin / 2 - left;
  };
  while (isTooWide(text) && height > least) height -= 1;
  let shown = text;
  for (let end = text.length - 1; isTooWide(shown) && end > 0; end--) shown = `${text.slice(0, end).trimEnd()}…`;
  context.fillStyle = color;
  context.fillText(shown, left, top);
}

const statusText = ({ status }: PublicListing): string =>
  ({ active: m.listings__for_sale(), pending: m.listings__pending(), sold: m.listings__sold() })[status];

const priceOf = (row: PublicListing): string =>
  money(((row.status === 'sold' ? row.closePriceCents : null) ?? row.listPriceCents) / 100, row.currency, row.country);

const placeOf = ({ city, stateOrProvince, postalCode }: PublicListing): string =>
  `${city}, ${[stateOrProvince, postalCode].filter(Boolean).join(' ')}`;

function factsOf({ bedroomsTotal, baths, livingAreaSqft, lotSizeAcres, country }: PublicListing): string {
  const units = country === 'US' ? 'imperial' : 'metric';
  const facts = [
    bedroomsTotal === 0 && m.listings__studio(),
    bedroomsTotal && m.listings__bd({ bedrooms: bedroomsTotal }),
    baths && m.listings__ba({ bathrooms: String(baths) }),
    livingAreaSqft && area(livingAreaSqft, units),
    !livingAreaSqft && lotSizeAcres && lot(lotSizeAcres, units),
  ];
  return facts.filter(Boolean).join(' · ');
}
