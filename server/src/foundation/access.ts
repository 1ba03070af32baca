import { eq, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './db.ts';
import { forbidden, notFound, unauthenticated } from './errors.ts';
import type { Person } from './session.ts';

/**
 * Who may call a verb. It yields the subject: the row that the verb is about, already checked, or nothing. Made by
 * `anyone` or by a policy only.
 */
export interface Access<Input, Subject> {
  /** For the table of verbs and who may call them. */
  readonly label: string;
  /** True for what visitors may call as well. Anything else is refused with 401 before its input is read. */
  readonly forVisitors?: true;
  check(call: { input: Input; me: Person | null; db: Db }): Promise<Subject>;
}

/** A public verb. The reason stands in the code and in the table of access, for whoever reviews it. */
export function anyone(reason: string): Access<unknown, undefined> {
  return { label: `anyone: ${reason}`, forVisitors: true, check: async () => undefined };
}

/** Whoever is signed in, about themselves only. The subject is the person. */
export const signedIn: Access<unknown, Person> = {
  label: 'signed in',
  async check({ me }) {
    if (!me) throw unauthenticated();
    return me;
  },
};

/** For those who are something in the network; the subject is what they are it by. Others are told who may. */
export function only<Subject>(
  who: string,
  find: (me: Person, db: Db) => Promise<Subject | undefined>,
): Access<unknown, Subject> {
  return {
    label: `only ${who}`,
    async check({ me, db }) {
      if (!me) throw unauthenticated();
      const found = await find(me, db);
      if (!found) throw forbidden(`Only ${who} may do this`);
      return found;
    },
  };
}

declare const minted: unique symbol;

/** The condition that leaves of a table what a person may see. Only a policy can make one: a list must ask for it. */
export type Visible<Table extends string> = SQL & { readonly [minted]: Table };

type TableWithId = PgTable & { id: PgColumn };
type NameOf<Table extends PgTable> = Table['_']['name'];

export interface Policy<Table extends TableWithId, Action extends string> {
  /** Loads the row with the `id` of the input: invisible is 404, visible but not allowed is 403. */
  may(action: Action): Access<{ id: number }, Table['$inferSelect']>;
  /** For lists: `where(documentAccess.visible(me))`. */
  visible(me: Person): Visible<NameOf<Table>>;
  /** For buttons: per action whether this person may do it to the row that is selected. */
  can(me: Person): Record<Action, SQL<boolean>>;
}

/**
 * Who may do what with the rows of a table. A relation is the SQL condition under which a person stands in it; an action
 * is open to those who stand in one of its relations. `see` is the action that makes a row exist for a person.
 */
export function policy<Table extends TableWithId, Relation extends string, Action extends string>(
  table: Table,
  rules: {
    relations: Record<Relation, (me: Person) => SQL>;
    may: Record<Action | 'see', readonly NoInfer<Relation>[]>;
  },
): Policy<Table, Action | 'see'> {
  const actions = Object.keys(rules.may) as (Action | 'see')[];
  const condition = (action: Action | 'see', me: Person): SQL =>
    or(...rules.may[action].map((relation) => sql`(${rules.relations[relation](me)})`)) ?? sql`false`;

  return {
    may: (action) => ({
      label: `${action}: ${rules.may[action].join(', ') || 'nobody'}`,
      async check({ input, me, db }) {
        if (!me) throw unauthenticated();
        const [found] = await db
          .select({ row: table as PgTable, allowed: sql<boolean>`coalesce(${condition(action, me)}, false)` })
          .from(table as PgTable)
          .where(sql`${eq(table.id, input.id)} and (${condition('see', me)})`);
        if (!found) throw notFound();
        if (!found.allowed) throw forbidden();
        return found.row as Table['$inferSelect'];
      },
    }),
    visible: (me) => condition('see', me) as Visible<NameOf<Table>>,
    can: (me) =>
      Object.fromEntries(
        actions.map((action) => [action, sql<boolean>`coalesce(${condition(action, me)}, false)`]),
      ) as Record<Action | 'see', SQL<boolean>>,
  };
}
