import { monthlyFeeCents } from '../../values/association-fee.ts';
import { bathsOf } from '../../values/baths.ts';
import { type AreaUnit, toAcres, toSqft } from '../../values/numbers.ts';
import { readCents, readDecimal, readLine, readWhole, readYesNo } from './record.ts';
import { foldName } from './standard-names.ts';
import type { StatedRecord } from './stated-record.ts';

const units: Record<string, AreaUnit> = {
  squarefeet: 'sqft',
  squarefoot: 'sqft',
  sqft: 'sqft',
  squaremeters: 'm2',
  squaremetres: 'm2',
  sqm: 'm2',
  m2: 'm2',
  acres: 'acres',
  acre: 'acres',
  hectares: 'hectares',
  hectare: 'hectares',
};

/** Returns the first stated area; without a unit it is in square feet, as in older RESO fields. */
export function livingArea(stated: StatedRecord): number | null {
  for (const name of ['LivingArea', 'AboveGradeFinishedArea', 'BuildingAreaTotal']) {
    const unitName = name === 'BuildingAreaTotal' ? 'BuildingAreaUnits' : `${name}Units`;
    const area = stated.get('livingAreaSqft', [name], readDecimal);
    const unit = unitOf(stated, 'livingAreaSqft', unitName, 'sqft');
    // Servers send zero for "unknown".
    if (area !== null && area !== 0 && unit) return toSqft(area, unit);
  }
  return null;
}

export function lotSize(stated: StatedRecord): number | null {
  const unit = unitOf(stated, 'lotSizeAcres', 'LotSizeUnits', undefined);
  const acres = stated.get('lotSizeAcres', ['LotSizeAcres'], readDecimal);
  if (acres) return toAcres(acres, 'acres');
  const area = stated.get('lotSizeAcres', ['LotSizeArea'], readDecimal);
  if (area && unit) return toAcres(area, unit);
  const sqft = stated.get('lotSizeAcres', ['LotSizeSquareFeet'], readDecimal);
  return sqft ? toAcres(sqft, 'sqft') : null;
}

function unitOf(stated: StatedRecord, field: string, name: string, usual: AreaUnit | undefined): AreaUnit | undefined {
  const text = stated.get(field, [name], readLine);
  if (text === null) return usual;
  const unit = units[foldName(text)];
  if (!unit) stated.complain(field, 'must be a unit of area that we know', name);
  return unit;
}

export function baths(stated: StatedRecord) {
  const threeQuarter = stated.get('bathrooms', ['BathroomsThreeQuarter'], readWhole);
  const oneQuarter = stated.get('bathrooms', ['BathroomsOneQuarter'], readWhole);
  const counted = stated.get('bathroomsFull', ['BathroomsTotalInteger'], readWhole);
  return bathsOf({
    full: stated.get('bathroomsFull', ['BathroomsFull'], readWhole),
    half: stated.get('bathroomsHalf', ['BathroomsHalf', 'BathroomsPartial'], readWhole),
    threeQuarter,
    oneQuarter,
    decimal: null,
    counted: counted === null ? null : counted - (threeQuarter ?? 0) - (oneQuarter ?? 0),
  });
}

/**
 * Returns the first fee as stated; the monthly amount includes both fees when their frequencies are known.
 */
export function associationFee(stated: StatedRecord) {
  const fee = stated.get('associationFeeCents', ['AssociationFee'], readCents);
  const frequency = stated.lookup('AssociationFeeFrequency');
  const second = stated.get('associationFee2', ['AssociationFee2'], readCents);
  const secondFrequency = stated.lookup('AssociationFee2Frequency');
  if (fee === null) {
    const none = stated.get('associationYn', ['AssociationYN'], readYesNo) === false ? 0 : null;
    return { associationFeeCents: none, associationFeeFrequency: null, associationFeeMonthlyCents: none };
  }
  const monthly = monthlyFeeCents(fee, frequency ?? '');
  const more = second ? monthlyFeeCents(second, secondFrequency ?? '') : 0;
  return {
    associationFeeCents: fee,
    associationFeeFrequency: frequency,
    associationFeeMonthlyCents: monthly === null || more === null ? null : monthly + more,
  };
}

/** Stories of the building, else of the home, else derived from the levels. */
export function storeys(stated: StatedRecord): number | null {
  const stories = stated.get('storiesTotal', ['StoriesTotal', 'Stories'], readDecimal);
  const levels = stated.lookupList('Levels');
  if (stories !== null) return stories;
  return levels?.length === 1 ? (storeysByLevel[foldName(levels[0]!)] ?? null) : null;
}

const storeysByLevel: Record<string, number> = { one: 1, oneandonehalf: 1.5, two: 2 };
