import { DAY_MS } from '@lintel/geo';
import { m } from '@lintel/messages';
import { eq, type SQL } from 'drizzle-orm';
import type { Db } from '../../../platform/database/db.ts';
import type { Token } from '../../../platform/serve/registry.ts';
import type { Person } from '../../../platform/serve/session.ts';
import { documentCards } from '../../documents/index.ts';
import { loanConditions } from '../tables.ts';
import { Condition } from './contract.ts';

interface Viewing {
  db: Db;
  me: Person;
  resolve<T>(part: Token<T>): T;
}

/** Days after which lenders ask for a newer file, by category. */
const FRESH_DAYS: Partial<Record<NonNullable<Condition['category']>, number>> = {
  pay_stubs: 30,
  bank_statements: 60,
  credit: 60,
};

/** Conditions with their documents as the caller may see them, the oldest first. */
export async function conditionsWhere(viewing: Viewing, where: SQL | undefined): Promise<Condition[]> {
  const rows = await viewing.db.select().from(loanConditions).where(where).orderBy(loanConditions.id);
  const cards = await documentCards(
    viewing,
    rows.flatMap(({ documentId }) => documentId ?? []),
  );
  return rows.map(({ id, title, neededFrom, category, status, note, dueOn, documentId, reviewedAt }) => {
    const card = documentId === null ? undefined : cards.get(documentId);
    const kind = Condition.shape.category.safeParse(category).data ?? null;
    // A scan has no text, so the day of its upload stands for that of the statement.
    const age = card ? (Date.now() - Date.parse(card.datedOn ?? card.uploadedAt)) / DAY_MS : 0;
    const limit = kind === null ? undefined : FRESH_DAYS[kind];
    return {
      ...{ id, title, neededFrom, category: kind, status, note, dueOn, reviewedAt: reviewedAt?.toISOString() ?? null },
      document: card ? { id: card.id, name: card.fileName, uploadedAt: card.uploadedAt } : null,
      findings: [
        ...(card?.advice ?? []).map(({ text }) => text),
        ...(limit !== undefined && age > limit ? [m.lending__older_than_days({ days: limit })] : []),
      ],
    };
  });
}

export async function conditionById(viewing: Viewing, id: number): Promise<Condition> {
  const [found] = await conditionsWhere(viewing, eq(loanConditions.id, id));
  return found!;
}
