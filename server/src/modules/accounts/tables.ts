import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';

const instant = () => timestamp({ withTimezone: true, mode: 'date' });

/**
 * People with an account, of any role. An address belongs to the account that confirmed it, and `email` is that
 * address. Every account starts without one: it claims an address in `claimedEmail`, as other accounts may too, and
 * its `email` is a placeholder that no mailbox has. See decision 34.
 */
export const people = pgTable(
  'people',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Lowercase. */
    email: text().notNull(),
    /** The typed, unconfirmed address; the account signs in with it. Null once `email` is confirmed. */
    claimedEmail: text(),
    /**
     * When another account confirmed the claimed address or its owner denied the claim; the account needs another
     * address.
     */
    claimRemovedAt: instant(),
    /** True if `email` is confirmed. */
    emailVerified: boolean().notNull().default(false),
    username: text(),
    displayUsername: text(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    name: text().generatedAlwaysAs(sql`first_name || ' ' || last_name`),
    image: text(),
    phone: text(),
    role: text({ enum: ['wholesaler', 'reseller', 'agent', 'end_user'] }).notNull(),
    twoFactorEnabled: boolean().notNull().default(false),
    language: text({ enum: ['en', 'fr', 'es'] })
      .notNull()
      .default('en'),
    /** Null formats measures by the country of each property. */
    units: text({ enum: ['imperial', 'metric'] }),
    timeZone: text(),
    /** The earliest time of the account's deletion; null when deletion was not requested. */
    deletionAt: instant(),
    /** Within ten minutes; maintained while the address is unconfirmed. */
    lastActiveAt: instant().notNull().defaultNow(),
    /** When an account without a confirmed address was warned that it expires. */
    expiryWarnedAt: instant(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    unique('people_email').on(t.email),
    unique('people_username').on(t.username),
    index('people_role').on(t.role),
    index('people_claimed_email').on(t.claimedEmail),
  ],
);

/** Sessions of signed-in people. */
export const sessions = pgTable(
  'sessions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token in hex; the token itself is only in one browser's cookie. */
    token: text().notNull(),
    expiresAt: instant().notNull(),
    ipAddress: text(),
    userAgent: text(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (t) => [unique('sessions_token').on(t.token), index('sessions_user').on(t.userId)],
);

/** Password hashes, in the sign-in library's schema. */
export const credentials = pgTable(
  'credentials',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    accountId: text().notNull(),
    providerId: text().notNull(),
    password: text(),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: instant(),
    refreshTokenExpiresAt: instant(),
    scope: text(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (t) => [unique('credentials_account').on(t.providerId, t.accountId), index('credentials_user').on(t.userId)],
);

/** Single-use tokens as SHA-256: resets, address confirmations, second steps of sign-ins. */
export const verifications = pgTable(
  'verifications',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: instant().notNull(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (t) => [index('verifications_identifier').on(t.identifier)],
);

/** Secrets of authenticator apps, encrypted, with their backup codes. */
export const twoFactors = pgTable(
  'two_factors',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    secret: text().notNull(),
    backupCodes: text().notNull(),
    verified: boolean().notNull().default(false),
    failedVerificationCount: integer().notNull().default(0),
    lockedUntil: instant(),
  },
  (t) => [unique('two_factors_user').on(t.userId)],
);

/** Consents: which text in which version, when, and from where. Never changed, never deleted. */
export const consents = pgTable(
  'consents',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    personId: integer().references(() => people.id, { onDelete: 'set null' }),
    /** `terms`, `privacy`, `license_verification`, `adult`, `auto_renewal`, `share_with_professional`. */
    purpose: text().notNull(),
    version: text().notNull(),
    /** SHA-256 of the displayed text, in hex. */
    textHash: text().notNull(),
    ipAddress: text(),
    givenAt: instant().notNull().defaultNow(),
  },
  (t) => [index('consents_person').on(t.personId)],
);

/** Counters of the rate limiter. */
export const attempts = pgTable('attempts', {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint({ mode: 'number' }),
});
