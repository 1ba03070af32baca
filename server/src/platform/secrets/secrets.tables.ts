import { pgTable, text } from 'drizzle-orm/pg-core';

/** Secrets that Lintel generated because none are configured. */
export const storedSecrets = pgTable('kept_secrets', { name: text().primaryKey(), value: text().notNull() });
