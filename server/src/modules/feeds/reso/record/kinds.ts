import type { HomeType } from '@lintel/hypersearch';
import { homeTypeOf } from '../../values/home-types.ts';
import { foldName } from './standard-names.ts';

/** Returns true for a lease of a home, which is stored apart from the homes for sale. */
export const isHomeLease = (propertyType: string | null): boolean =>
  propertyType !== null && homeLeases.has(foldName(propertyType));

/** Returns why a record of this PropertyType is not a home for sale, or undefined. */
export function notForSaleReason(propertyType: string | null): string | undefined {
  return propertyType === null ? undefined : refused[foldName(propertyType)];
}

const lease = 'is a commercial lease; homes and land for sale are imported';
const homeLeases: ReadonlySet<string> = new Set(['residentiallease', 'rental', 'residentialrental']);
const commerce = 'is commercial; homes and land for sale are imported';
const refused: Record<string, string> = {
  commerciallease: lease,
  commercialsale: commerce,
  commercial: commerce,
  businessopportunity: commerce,
};

/** RESO sub-types that are forms of ownership; the homes themselves are apartments. */
const owned: Record<string, HomeType> = { coownership: 'condo', tenancyincommon: 'condo', stockcooperative: 'condo' };
/** Home types that a PropertyType alone determines. */
const broad: Record<string, HomeType> = { manufacturedinpark: 'manufactured' };

/**
 * Returns the home type by PropertySubType, else by PropertyType. "Single family" in CREA's feed names any
 * dwelling, so StructureType is checked first. Undefined for a berth, a parking space or a hotel.
 */
export function homeTypeOfKinds(
  subType: string | null,
  propertyType: string | null,
  structures: readonly string[],
): HomeType | undefined {
  if (subType === null) {
    const built = structures.map(homeTypeOf).find(Boolean);
    if (built) return built;
    return propertyType === null ? undefined : (broad[foldName(propertyType)] ?? homeTypeOf(propertyType));
  }
  if (foldName(subType) === 'singlefamily') return structures.map(homeTypeOf).find(Boolean) ?? 'single_family';
  return owned[foldName(subType)] ?? homeTypeOf(subType);
}
