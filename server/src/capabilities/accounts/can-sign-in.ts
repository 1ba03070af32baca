import { type SQL, sql } from 'drizzle-orm';
import { credentials, people } from './tables.ts';

/** The condition on people that they have a way in; most of a sample network have none. */
export const canSignIn: SQL<boolean> = sql<boolean>`exists (
  select from ${credentials} where ${credentials}.user_id = ${people}.id)`;
