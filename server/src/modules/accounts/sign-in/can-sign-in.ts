import { type Column, type SQL, sql } from 'drizzle-orm';
import { credentials } from '../tables.ts';

/** Matches people who can sign in, by the column of their id; most people of the sample network cannot. */
export const canSignIn = (personId: Column): SQL<boolean> =>
  sql<boolean>`exists (select from ${credentials} where ${credentials}.user_id = ${personId})`;
