import type { HomeType } from '@lintel/hypersearch';

/**
 * Terms of RESO's PropertySubType and of common exports. Terms that name no dwelling or building lot
 * (Parking, Timeshare, Business) are absent on purpose, so that such a row is rejected.
 */
// biome-ignore format: a table
export const homeTypeWords: Record<HomeType, string> = {
  single_family: `single family|single family residence|single family residential|single family home|single family detached
    |house|detached|detached house|residential|cabin|villa|bungalow|ranch house|maison|maison unifamiliale|casa`,
  semi_detached: 'semi detached|semi|single family attached|half duplex|patio home|jumelee|maison jumelee',
  townhouse: 'townhouse|townhome|townhomes|town house|row house|rowhouse|row townhouse|maison de ville|attached',
  condo: `condo|condos|condominium|condo co op|co op|coop|cooperative|stock cooperative|own your own|condop|apartment
    |apartments|apartment unit|flat|loft|penthouse|condo apartment|strata|mixed use condo|appartement`,
  multi_family: `multi family|multifamily|multi family home|multi family 2 4 unit|multi family 5 unit|duplex|triplex
    |quadruplex|fourplex|residential income|multiple occupancy|multiplex|plex|income property|quinplex`,
  manufactured: `manufactured|manufactured home|manufactured on land|manufactured in park|mobile|mobile home|mobile house
    |mobile manufactured|mobile manufactured home|trailer|park model|modular`,
  land: 'land|vacant land|lot|lots|lots land|lot land|unimproved land|residential lot|acreage|terrain',
  farm: 'farm|ranch|agriculture|agricultural|farm ranch|farms ranches|equestrian|hobby farm|ferme',
};

const byWord = new Map<string, HomeType>();
for (const [type, list] of Object.entries(homeTypeWords))
  for (const word of [...list.split('|'), type]) byWord.set(fold(word), type as HomeType);

/** Returns the home type for a source's term, or undefined when the term is unknown. */
export function homeTypeOf(text: string): HomeType | undefined {
  const word = fold(text.replace(/\bfor sale\b/i, ''));
  return byWord.get(word);
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}
