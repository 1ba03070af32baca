/** A home as the valuation sees it. A feature that isn't known is left out. */
export interface Home {
  id: string;
  /** The same for every sale of a property; without it, sales of one property aren't linked. */
  property?: string;
  latitude?: number;
  longitude?: number;
  /** Places that contain the home, the smallest first: neighborhood, postal code, city. */
  areas: readonly string[];
  numbers: Readonly<Record<string, number>>;
  words: Readonly<Record<string, string>>;
  /** Days, as yyyy-mm-dd, from which features are known, where that is stated. */
  knownOn?: Readonly<Record<string, string>>;
  listPrice?: number;
}

export interface Sale extends Home {
  price: number;
  /** yyyy-mm-dd */
  soldOn: string;
}

const DAY = 86_400_000;

/** Returns the day as a count from 1970. */
export const dayNumber = (iso: string): number => Math.floor(Date.parse(`${iso}T00:00:00Z`) / DAY);

/** Returns the name of a feature that became known after the day, or undefined. */
export function futureFeature({ knownOn = {} }: Home, day: string): string | undefined {
  return Object.keys(knownOn).find((name) => knownOn[name]! > day);
}
