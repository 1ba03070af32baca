import { type SQL, sql } from 'drizzle-orm';
import { credentials, people } from '../tables.ts';

/** Matches people who can sign in; most people of the sample network cannot. */
export const canSignIn: SQL<boolean> = sql<boolean>`exists (
  select from ${credentials} where ${credentials}.user_id = ${people}.id)`;
