import { pgTable, text } from 'drizzle-orm/pg-core';

/** Secrets that Lintel made for itself because the settings name none. */
export const keptSecrets = pgTable('kept_secrets', { name: text().primaryKey(), value: text().notNull() });
