import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { jsonPrefixOf, jsonWriterOf, withJsonPrefix } from './reply-json.ts';

const Note = z.object({
  id: z.int(),
  text: z.string().nullable(),
  tags: z.array(z.enum(['new', 'old'])).optional(),
  by: z.object({ name: z.string(), since: z.iso.date() }).nullish(),
  more: z.record(z.string(), z.number()).optional(),
  kind: z.union([z.literal('note'), z.object({ named: z.string() })]).default('note'),
});
const writeNote = jsonWriterOf(Note);

describe('the JSON of a reply', () => {
  it.each([
    { id: 1, text: null },
    { id: -0, text: 'Québec “1”\n\\ \u2028 \ud800 🏠', tags: [], by: null },
    { id: 2, text: 'x'.repeat(100), tags: ['new', 'old'] as const, by: { name: '"', since: '2026-11-23' } },
    { id: 3, text: '', more: { a: 1.5e-7, b: 2e21 }, kind: { named: 'list' } },
  ])('equals what the schema makes of %j', (note) => {
    const whole = { ...note, secret: 1, ...(note.by ? { by: { ...note.by, secret: 2 } } : {}) };
    expect(writeNote(whole as z.input<typeof Note>)).toBe(JSON.stringify(Note.parse(whole)));
  });

  it('begins with the first field present when all are optional', () => {
    const write = jsonWriterOf(z.object({ a: z.int().optional(), b: z.int().optional(), c: z.int().optional() }));
    expect([{}, { b: 1 }, { a: 1, c: 2 }].map(write)).toEqual(['{}', '{"b":1}', '{"a":1,"c":2}']);
  });

  it.each([
    [{ id: '1', text: null }, 'id'],
    [{ id: 1 }, 'text'],
    [{ id: Number.NaN, text: '' }, 'id'],
    [{ id: 1, text: '', by: { name: 7, since: '' } }, 'by'],
    [{ id: 1, text: '', kind: 'letter' }, 'kind'],
    [null, 'object'],
  ])('is a fault for %j, which names the field', (note, named) => {
    expect(() => writeNote(note as never)).toThrow(named);
  });

  it('continues an object whose first fields were written before', () => {
    const Begun = Note.pick({ id: true, text: true });
    const prefix = jsonPrefixOf(Begun, { id: 1, text: 'a', secret: 1 } as z.input<typeof Begun>);
    const rest = { by: { name: 'b', since: '2026-11-23', secret: 1 } };
    expect(
      jsonWriterOf(z.array(Note.omit({ kind: true })))([withJsonPrefix(prefix, rest), withJsonPrefix(prefix, {})]),
    ).toBe('[{"id":1,"text":"a","by":{"name":"b","since":"2026-11-23"}},{"id":1,"text":"a"}]');
  });
});
