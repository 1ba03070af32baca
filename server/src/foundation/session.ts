/** Who is signed in. */
export interface Person {
  id: number;
}

/** Reads from a request's headers who sends it. */
export type FindPerson = (headers: Headers) => Promise<Person | null>;

/** Until a capability says how people are known, every request comes from a visitor. */
export const nobodySignsIn: FindPerson = async () => null;
