import type { Market } from '../markets/index.ts';
import type { Region } from '../markets/regions.ts';
import type { Random } from '../random.ts';

const words = (text: string) => text.split(', ');

const names = words(
  'Alder & Vane, Amberline, Ashgrove, Bellweather, Birchmark, Blue Gable, Bramley, Brightwater, Cairnstone, Canopy, Cedarline, Clearhouse, Copperfield, Cornerstone North, Crestway, Doorlight, Eastgate, Elmhurst, Evenfall, Fairmark, Fieldnote, Fourwinds, Gablefront, Greenlatch, Harborline, Hearthway, Highmark, Homestretch, Ironbridge, Juniper Row, Keystone Lane, Kindling, Lakemont, Larchfield, Latchkey, Longview, Maplefront, Meridian Row, Millstone, Northlight, Oakline, Old Mill, Overlook, Parapet, Porchlight, Quarterstone, Redfern, Ridgeline, Saltbox, Sandstone, Signal Hill, Stillwater, Stonebridge, Threshold, Timberline, Truehome, Upland, Vantage, Wayfare, Westmark, Windowbox, Woodrow',
);
const endings = words('Realty, Homes, Properties, Real Estate, Residential, Realty Group');
const frenchEndings = words('Immobilier, Courtiers immobiliers, Immobilière');

/** Returns one unique name for each market in the list. */
export function companyNames(random: Random, markets: readonly Market[]): string[] {
  const left = [...names];
  return markets.map(({ region }) => {
    const [name] = left.splice(random.whole(0, left.length - 1), 1);
    return officeName(random, name!, region);
  });
}

export const officeName = (random: Random, name: string, region: Region): string =>
  `${name} ${random.pick(region === 'quebec' ? frenchEndings : endings)}`;

/** Returns an email domain that can never be real (RFC 2606). */
export const mailDomain = (company: string): string =>
  `${company
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]+/g, '')}.example.com`;
