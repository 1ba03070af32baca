import type { Step, Term, Unit } from '../calculator.ts';
import type { LabelName } from '../labels.ts';

const signed =
  (sign: Term['sign']) =>
  (value: number, label?: LabelName, more: Omit<Term, 'sign' | 'value' | 'label'> = {}): Term => ({
    ...(sign ? { sign } : {}),
    value,
    ...(label ? { label } : {}),
    ...more,
  });

/** Terms of a step by their sign. */
export const start = signed(undefined);
export const plus = signed('+');
export const minus = signed('−');
export const times = signed('×');
export const over = signed('÷');

export const percent = { unit: 'percent' } as const;
export const number = { unit: 'number' } as const;

export const step = (label: LabelName, value: number, terms: readonly Term[] = [], unit: Unit = 'money'): Step => ({
  label,
  value,
  unit,
  ...(terms.length > 0 ? { terms } : {}),
});

/** Returns a step if its quantities are stated. */
export const stepIf = (is: boolean, of: () => Step): readonly Step[] => (is ? [of()] : []);
