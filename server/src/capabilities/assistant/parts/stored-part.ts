import type { HomeCard, Part } from './contract.ts';

/** Of a home only its id is kept, and the figures as they were: whether it may be shown is asked each time anew. */
export type StoredHome = Pick<HomeCard, 'id' | 'price' | 'currency' | 'monthlyTotal' | 'cashToClose'> & {
  /** Missing in answers that were stored before rates were. */
  rate?: HomeCard['rate'];
};

type WithStoredHomes<P> = P extends { homes: HomeCard[] } ? Omit<P, 'homes'> & { homes: StoredHome[] } : P;

/** A part as it lies in the database. Its texts name homes by `homeMark`. */
export type StoredPart = WithStoredHomes<Part>;

/** Stands in a text for the name of a home: an address that may not be shown tomorrow is not kept in it today. */
export const homeMark = (id: number): string => `[[home:${id}]]`;

export const homeMarks = /\[\[home:(\d{1,9})\]\]/g;
