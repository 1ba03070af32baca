import { m } from '@lintel/messages';
import { Day } from '../../../platform/serve/contract.ts';
import { readNumber } from '../../feeds/index.ts';
import { type FieldKind, fieldValueMax } from './contract.ts';

interface Kind {
  kind: FieldKind;
  choices: readonly string[];
}

/** Returns a typed value in the form in which it is stored, or the rule that it breaks. */
export function readValue({ kind, choices }: Kind, typed: string): { value: string } | { rule: string } {
  const text = typed.trim();
  switch (kind) {
    case 'text':
      return { value: text.slice(0, fieldValueMax) };
    case 'number': {
      const amount = readNumber(text);
      return typeof amount === 'number' && Number.isFinite(amount)
        ? { value: String(amount) }
        : { rule: m.contacts__field_must_be_a_number() };
    }
    case 'date': {
      const day = dayOf(text);
      return Day().safeParse(day).success ? { value: day } : { rule: m.contacts__field_must_be_a_date() };
    }
    case 'choice': {
      const found = choices.find((choice) => choice.toLowerCase() === text.toLowerCase());
      return found === undefined
        ? { rule: m.contacts__field_must_be_a_choice({ choices: choices.join(', ') }) }
        : { value: found };
    }
  }
}

/** US exports write 7/4/2026. */
function dayOf(text: string): string {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  return year ? `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}` : text;
}
