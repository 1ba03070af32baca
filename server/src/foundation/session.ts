import type { Viewer } from '@lintel/geo';

/** Who is signed in. */
export interface Person {
  id: number;
}

/** Reads from a request's headers who sends it. */
export type FindPerson = (headers: Headers) => Promise<Person | null>;

/** The country and units by which figures are written for whoever sends a request. */
export type FindViewer = (me: Person | null, headers: Headers) => Promise<Viewer> | Viewer;

/** Until a capability says how people are known, every request comes from a visitor. */
export const nobodySignsIn: FindPerson = async () => null;
