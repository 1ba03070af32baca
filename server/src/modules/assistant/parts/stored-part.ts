import type { HomeCard, Part } from './contract.ts';

/** The stored id and figures of a home. Its visibility is checked each time that it is shown. */
export type StoredHome = Pick<HomeCard, 'id' | 'price' | 'currency' | 'monthlyTotal' | 'cashToClose'> & {
  /** Absent in answers that are older than stored rates. */
  rate?: HomeCard['rate'];
};

type WithStoredHomes<P> = P extends { homes: HomeCard[] } ? Omit<P, 'homes'> & { homes: StoredHome[] } : P;

/** A part as stored in the database. Its texts refer to homes with `homeMark`. */
export type StoredPart = WithStoredHomes<Part>;

/** Placeholder for the name of a home, so that stored texts contain no address that may be hidden later. */
export const homeMark = (id: number): string => `[[home:${id}]]`;

export const homeMarks = /\[\[home:(\d{1,9})\]\]/g;
