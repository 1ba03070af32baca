interface Place {
  city: string | null;
  stateOrProvince: string | null;
  postalCode: string | null;
}

interface StreetParts {
  streetNumber: string | null;
  streetName: string | null;
  streetSuffix: string | null;
  unitNumber: string | null;
}

/** Composes the street from its parts when a source gives no address line. */
export function composedStreet({ streetNumber, streetName, streetSuffix, unitNumber }: StreetParts): string | null {
  if (!streetName) return null;
  const street = [streetNumber, streetName, streetSuffix].filter(Boolean).join(' ');
  return unitNumber ? `${street}, Unit ${unitNumber}` : street;
}

/**
 * Returns street and unit of an address line, without city, state, postal code and country at its end, which
 * have their own fields. Null when nothing else remains.
 */
export function streetOf(line: string, { city, stateOrProvince, postalCode }: Place): string | null {
  let street = withoutEnd(line, ['USA', 'United States', 'Canada']);
  const before = street;
  if (postalCode) street = withoutPostalCode(street, postalCode);
  if (stateOrProvince) street = withoutEnd(street, [stateOrProvince]);
  // “12 Old Austin” stays: the city is removed only after a comma, or when a state or postal code followed
  // it.
  if (city && (street !== before || endsAfterComma(street, city))) street = withoutEnd(street, [city]);
  return street === '' ? null : street;
}

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function endsAfterComma(street: string, city: string): boolean {
  const parts = street.split(',');
  return fold(parts.at(-1)!.trim()) === fold(city);
}

function withoutEnd(street: string, ends: readonly string[]): string {
  for (const end of ends) {
    const start = street.length - end.length;
    if (fold(street.slice(Math.max(0, start))) !== fold(end)) continue;
    if (start > 0 && !/[\s,]/.test(street[start - 1]!)) continue;
    return street.slice(0, Math.max(0, start)).replace(/[\s,]+$/, '');
  }
  return street;
}

function withoutPostalCode(street: string, postalCode: string): string {
  const bare = postalCode.replace(/\s/g, '');
  const pattern = new RegExp(`(?:^|[\\s,])${[...bare].join('\\s?')}(?:-\\d{4})?$`, 'i');
  return street.replace(pattern, '').replace(/[\s,]+$/, '');
}
