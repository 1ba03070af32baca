import type { HomeType } from '@lintel/hypersearch';
import { homeTypeOf } from '../home-types.ts';
import { foldName } from './standard-names.ts';

/** Why a record of this PropertyType is no home for sale; undefined where it may be one. */
export function noHomeForSale(propertyType: string | null): string | undefined {
  return propertyType === null ? undefined : refused[foldName(propertyType)];
}

const lease = 'is a lease; homes for sale are imported';
const commerce = 'is commercial; homes and land for sale are imported';
const refused: Record<string, string> = {
  residentiallease: lease,
  commerciallease: lease,
  rental: lease,
  residentialrental: lease,
  commercialsale: commerce,
  commercial: commerce,
  businessopportunity: commerce,
};

/** Sub-types of RESO that are forms of owning; the homes themselves are flats. */
const owned: Record<string, HomeType> = { coownership: 'condo', tenancyincommon: 'condo', stockcooperative: 'condo' };
/** What a PropertyType alone says. */
const broad: Record<string, HomeType> = { manufacturedinpark: 'manufactured' };

/**
 * The home type by PropertySubType, else by PropertyType. "Single family" of CREA's feed names any dwelling, so that the
 * building (StructureType) is asked first. Undefined for what is no home: a berth, a parking place, a hotel.
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
