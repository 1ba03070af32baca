import { sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { type App, type AppOptions, assemble } from '../src/platform/app/assemble.ts';
import { event } from '../src/platform/events/events.ts';
import { anyone, policy } from '../src/platform/serve/access.ts';
import { call } from '../src/platform/serve/contract.ts';
import { conflict } from '../src/platform/serve/errors.ts';
import { serve } from '../src/platform/serve/serve.ts';

/**
 * A small notes app for testing the platform without business terms: a note is visible to its owner and its
 * reader, and can be changed by its owner.
 */
export const notes = pgTable('notes', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  ownerId: integer('owner_id').notNull(),
  readerId: integer('reader_id'),
  text: text().notNull(),
});

export const noteWritten = event('note.written', z.object({ text: z.string() }));

export const noteAccess = policy(notes, {
  relations: {
    owner: (me) => sql`${notes.ownerId} = ${me.id}`,
    reader: (me) => sql`${notes.readerId} = ${me.id}`,
  },
  may: { see: ['owner', 'reader'], change: ['owner'], burn: [] },
});

const Note = z.object({ id: z.number().int(), text: z.string() });
const id = z.coerce.number().int().positive();

export const notesContract = {
  list: call
    .route({ method: 'GET', path: '/notes', summary: 'Notes', tags: ['Notes'] })
    .input(
      z.strictObject({
        limit: z.coerce.number().int().min(1).max(100).default(10),
        kind: z.enum(['short', 'long']).optional(),
        words: z.union([z.string(), z.array(z.string())]).optional(),
      }),
    )
    .output(z.object({ limit: z.number(), words: z.unknown() })),
  write: call
    .route({ method: 'POST', path: '/notes', summary: 'Write a note', tags: ['Notes'], successStatus: 201 })
    .input(
      z.strictObject({ text: z.string().min(1, 'must not be empty').max(200), tags: z.array(z.string()).optional() }),
    )
    .output(Note),
  get: call
    .route({ method: 'GET', path: '/notes/{id}', summary: 'A note', tags: ['Notes'] })
    .input(z.object({ id }))
    .output(Note),
  change: call
    .route({ method: 'PUT', path: '/notes/{id}', summary: 'Change a note', tags: ['Notes'] })
    .input(z.object({ id, text: z.string() }))
    .output(Note),
  broken: call.route({ method: 'GET', path: '/broken', summary: 'Fails', tags: ['Tests'] }).output(z.object({})),
  wrong: call
    .route({ method: 'GET', path: '/wrong', summary: 'Answers with what the contract forbids', tags: ['Tests'] })
    .output(z.object({ count: z.number() })),
  slow: call
    .route({ method: 'GET', path: '/slow', summary: 'Takes a while', tags: ['Tests'] })
    .input(z.object({ ms: z.coerce.number() }))
    .output(z.object({ waited: z.number() })),
};

const router = {
  list: serve(notesContract.list, {
    access: anyone('it answers with the question'),
    run: async ({ input }) => ({ limit: input.limit, words: input.words ?? null }),
  }),
  write: serve(notesContract.write, {
    access: anyone('tests write without signing in'),
    writes: true,
    async run({ input, tx, emit, me }) {
      const [row] = await tx
        .insert(notes)
        .values({ text: input.text, ownerId: me?.id ?? 0 })
        .returning();
      await emit(noteWritten, { text: input.text });
      if (input.text === 'conflict') throw conflict('This note was written already');
      if (input.text === 'crash') throw new Error('secret detail');
      return row!;
    },
  }),
  get: serve(notesContract.get, { access: noteAccess.may('see'), run: async ({ subject }) => subject }),
  change: serve(notesContract.change, {
    access: noteAccess.may('change'),
    writes: true,
    async run({ subject, input, tx }) {
      const [row] = await tx
        .update(notes)
        .set({ text: input.text })
        .where(sql`${notes.id} = ${subject.id}`)
        .returning();
      return row!;
    },
  }),
  broken: serve(notesContract.broken, {
    access: anyone('it only fails'),
    run: async () => {
      throw new Error('secret detail');
    },
  }),
  wrong: serve(notesContract.wrong, {
    access: anyone('it only fails'),
    run: async () => ({ count: 'secret detail' as unknown as number }),
  }),
  slow: serve(notesContract.slow, {
    access: anyone('it only waits'),
    async run({ input }) {
      await new Promise((done) => setTimeout(done, input.ms));
      return { waited: input.ms };
    },
  }),
};

export async function createNotesApp(ground: AppOptions): Promise<App> {
  // "If not exists" alone fails when several processes start at once.
  await ground.database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(1)`);
    await tx.execute(sql`create table if not exists notes
      (id integer primary key generated always as identity, owner_id integer not null, reader_id integer, text text not null)`);
  });
  return assemble({ ...ground, modules: [], contract: notesContract, router });
}
