import { invalid } from './errors.ts';

/**
 * Refuses U+0000 in what a schema let through, by the name of its field: no text of the database can hold it, and nobody
 * types it. A schema that takes it out first, as those of names and sentences do, is not concerned.
 */
export function refuseNul(input: unknown): void {
  const field = fieldWithNul(input);
  if (field !== undefined) throw invalid(field || 'body', 'must not contain the sign U+0000');
}

function fieldWithNul(value: unknown, depth = 0): string | undefined {
  if (typeof value === 'string') return value.includes('\0') ? '' : undefined;
  // No contract goes as deep; what does is refused by its schema.
  if (typeof value !== 'object' || value === null || depth > 50) return undefined;
  for (const [name, part] of Object.entries(value)) {
    const field = fieldWithNul(part, depth + 1);
    if (field !== undefined) return [name.replace(/\p{C}/gu, '').slice(0, 60), field].filter(Boolean).join('.');
  }
  return undefined;
}
