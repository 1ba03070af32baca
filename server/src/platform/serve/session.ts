import type { Viewer } from '@lintel/geo';

/** The signed-in person. */
export interface Person {
  id: number;
}

/** The sender of a request: a person, or null for a visitor. */
export type Caller = Person | null;

/** Finds the sender of a request from its headers. */
export type FindPerson = (headers: Headers) => Promise<Caller>;

/** Finds the country and units in which figures are formatted for the sender of a request. */
export type FindViewer = (me: Caller, headers: Headers) => Promise<Viewer> | Viewer;

/** Treats every request as a visitor's until a module provides sign-in. */
export const withoutSignIn: FindPerson = async () => null;
