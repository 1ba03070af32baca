import { eq, getTableColumns, getViewSelectedFields, is, or, type SQL, sql, Table } from 'drizzle-orm';
import type { PgColumn, PgTable, PgView } from 'drizzle-orm/pg-core';
import type { Db } from '../database/db.ts';
import { forbidden, notFound } from './errors.ts';
import type { Caller, Person } from './session.ts';

/**
 * Decides who may call an operation. `check` returns the subject: the row that the operation works on, already
 * authorized, or nothing. Created only by `anyone`, `signedIn`, `only` or a policy.
 *
 * `Me` includes null when visitors may call the operation too. Otherwise `serve` answers 401 to a visitor before `check`
 * runs, so `me` is a person in `check` and in the operation.
 */
export interface Access<Input, Subject, Me extends Caller = Person> {
  /** Shown in the access matrix. */
  readonly label: string;
  readonly forVisitors?: null extends Me ? true : false;
  check(call: { input: Input; me: Me; db: Db }): Promise<Subject>;
}

/** Makes an operation public. The reason appears in the code and in the access matrix, for reviewers. */
export function anyone(reason: string): Access<unknown, undefined, Caller> {
  return { label: `anyone: ${reason}`, forVisitors: true, check: async () => undefined };
}

/** Allows any signed-in person, acting on their own data. The subject is the person. */
export const signedIn: Access<unknown, Person> = {
  label: 'signed in',
  check: async ({ me }) => me,
};

/**
 * Allows people with a certain role in the network. The subject is the record that gives them that role; anyone else
 * gets 403. `who` is shown in the access matrix.
 */
export function only<Subject>(
  who: string,
  find: (me: Person, db: Db) => Promise<Subject | undefined>,
): Access<unknown, Subject> {
  return {
    label: `only ${who}`,
    async check({ me, db }) {
      const found = await find(me, db);
      if (!found) throw forbidden();
      return found;
    },
  };
}

declare const minted: unique symbol;

/**
 * A SQL condition that limits a table to the rows a person may see. Only a policy can create one, so a list operation
 * has to ask a policy for it.
 */
export type Visible<Table extends string> = SQL & { readonly [minted]: Table };

/** A table, or a view that another module publishes. */
type Rows = (PgTable | PgView) & { id: PgColumn };
type NameOf<Source extends Rows> = Source['_']['name'];

export interface Policy<Source extends Rows, Action extends string> {
  /**
   * Loads the row with the `id` of the input. Returns 404 when the person may not see the row and 403 when they may
   * see it but not act on it.
   */
  may(action: Action): Access<{ id: number }, Source['$inferSelect']>;
  /** Filters a list: `where(documentAccess.visible(me))`. */
  visible(me: Person): Visible<NameOf<Source>>;
  /** Selects, for each action, whether this person may perform it on the selected row. Used to show buttons. */
  can(me: Person): Record<Action, SQL<boolean>>;
}

/**
 * Defines who may do what with the rows of a table. A relation is a SQL condition that holds for a person and a row;
 * an action is allowed for everyone in one of its relations. `see` decides whether a row exists for a person.
 */
export function policy<Source extends Rows, Relation extends string, Action extends string>(
  source: Source,
  rules: {
    relations: Record<Relation, (me: Person) => SQL>;
    may: Record<Action | 'see', readonly NoInfer<Relation>[]>;
  },
): Policy<Source, Action | 'see'> {
  const row = is(source, Table)
    ? getTableColumns(source)
    : (getViewSelectedFields(source as PgView) as Record<string, PgColumn>);
  const actions = Object.keys(rules.may) as (Action | 'see')[];
  const condition = (action: Action | 'see', me: Person): SQL =>
    or(...rules.may[action].map((relation) => sql`(${rules.relations[relation](me)})`)) ?? sql`false`;

  return {
    may: (action) => ({
      label: `${action}: ${rules.may[action].join(', ') || 'nobody'}`,
      async check({ input, me, db }) {
        const [found] = await db
          .select({ row, allowed: sql<boolean>`coalesce(${condition(action, me)}, false)` })
          .from(source as PgTable)
          .where(sql`${eq(source.id, input.id)} and (${condition('see', me)})`);
        if (!found) throw notFound();
        if (!found.allowed) throw forbidden();
        return found.row as Source['$inferSelect'];
      },
    }),
    visible: (me) => condition('see', me) as Visible<NameOf<Source>>,
    can: (me) =>
      Object.fromEntries(
        actions.map((action) => [action, sql<boolean>`coalesce(${condition(action, me)}, false)`]),
      ) as Record<Action | 'see', SQL<boolean>>,
  };
}
