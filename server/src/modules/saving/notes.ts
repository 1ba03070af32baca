import { m } from '@lintel/messages';
import { and, count, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/db.ts';
import { conflict, forbidden, notFound } from '../../platform/serve/errors.ts';
import { serve } from '../../platform/serve/serve.ts';
import { refreshPages } from '../notifications/index.ts';
import { ofOwnList } from './access.ts';
import { savingContract as contract, notesPerHomeMax } from './contract.ts';
import { notifyCoBuyers } from './notify-co-buyers.ts';
import { lockLists, memberIds } from './own-list.ts';
import { presentOne } from './present.ts';
import { savedHomeNotes } from './tables.ts';

export const addNote = serve(contract.addNote, {
  access: ofOwnList,
  writes: true,
  async run({ input: { text }, subject: home, me, tx, emit }) {
    await lockLists(tx, [home.listId]);
    const [counted] = await tx
      .select({ notes: count() })
      .from(savedHomeNotes)
      .where(eq(savedHomeNotes.savedHomeId, home.id));
    if (counted!.notes >= notesPerHomeMax) throw conflict(m.saving__a_home_can_have_up({ notesPerHomeMax }));
    await tx.insert(savedHomeNotes).values({ savedHomeId: home.id, authorId: me.id, text });
    await notifyCoBuyers(tx, emit, home, me.id, 'note');
    return presentOne(tx, home.id, me.id);
  },
});

export const changeNote = serve(contract.changeNote, {
  access: ofOwnList,
  writes: true,
  async run({ input: { noteId, text }, subject: home, me, tx, emit }) {
    await ownNote(tx, home.id, noteId, me.id);
    await tx.update(savedHomeNotes).set({ text, editedAt: sql`now()` }).where(eq(savedHomeNotes.id, noteId));
    await refreshPages(emit, await memberIds(tx, home.listId), 'saved');
    return presentOne(tx, home.id, me.id);
  },
});

export const removeNote = serve(contract.removeNote, {
  access: ofOwnList,
  writes: true,
  async run({ input: { noteId }, subject: home, me, tx, emit }) {
    await ownNote(tx, home.id, noteId, me.id);
    await tx.delete(savedHomeNotes).where(eq(savedHomeNotes.id, noteId));
    await refreshPages(emit, await memberIds(tx, home.listId), 'saved');
    return presentOne(tx, home.id, me.id);
  },
});

/** Every member of the list reads a note; only its author edits it. */
async function ownNote(tx: Tx, savedHomeId: number, noteId: number, meId: number): Promise<void> {
  const [note] = await tx
    .select({ authorId: savedHomeNotes.authorId })
    .from(savedHomeNotes)
    .where(and(eq(savedHomeNotes.id, noteId), eq(savedHomeNotes.savedHomeId, savedHomeId)));
  if (!note) throw notFound();
  if (note.authorId !== meId) throw forbidden(m.saving__only_the_person_who_wrote());
}
