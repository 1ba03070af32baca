import { m } from '@lintel/messages';
import { invalid } from '../serve/errors.ts';

/**
 * Rejects U+0000 in parsed input and names the field, because PostgreSQL cannot store it in text. Schemas that strip
 * it first, such as those of names and sentences, are not affected.
 */
export function refuseNul(input: unknown): void {
  const field = fieldWithNul(input);
  if (field !== undefined) throw invalid(field || 'body', m.platform__must_not_contain_the_character());
}

function fieldWithNul(value: unknown, depth = 0): string | undefined {
  if (typeof value === 'string') return value.includes('\0') ? '' : undefined;
  // No contract is this deep; deeper input is rejected by its schema.
  if (typeof value !== 'object' || value === null || depth > 50) return undefined;
  for (const [name, part] of Object.entries(value)) {
    const field = fieldWithNul(part, depth + 1);
    if (field !== undefined) return [name.replace(/\p{C}/gu, '').slice(0, 60), field].filter(Boolean).join('.');
  }
  return undefined;
}
