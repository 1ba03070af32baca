import { type ChangeEvent, type ComponentProps, useEffect, useId, useRef, useState } from 'react';
import { Field } from './field.tsx';

type Amount = string | number | null | undefined;

/**
 * An amount of money: thousands separators while it is typed, and a bare number (`450000`) for the form. Pasted signs and
 * spaces are understood. Years, counts and codes use `Field`.
 */
export function MoneyInput(
  props: { value: Amount; onAmount: (amount: string) => void } & Omit<
    ComponentProps<typeof Field>,
    'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode' | 'min' | 'max' | 'step'
  >,
) {
  const { value, onAmount, onBlur, id: given, ...shown } = props;
  const made = useId();
  const id = given ?? made;
  const [typed, setTyped] = useState('');
  // Text such as "12." is kept while it means the value.
  const text = isSame(typed, value) ? typed : groupedAmount(value);
  const take = (next: string) => {
    setTyped(next);
    const amount = amountOf(next);
    if (amount !== amountOf(text)) onAmount(amount);
  };
  const type = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const isForward = (nativeEvent as InputEvent).inputType === 'deleteContentForward';
    const { next, caret } = retyped(target.value, target.selectionStart ?? target.value.length, isForward);
    // React would move the caret to the end. It leaves an input alone that already holds the text.
    target.value = next;
    target.setSelectionRange(caret, caret);
    take(next);
  };
  // Takes what was typed before the page's script ran.
  const start = useRef((before: string) => before !== text && take(grouped(before)));
  useEffect(() => {
    start.current((document.getElementById(id) as HTMLInputElement).value);
  }, [id]);
  return (
    <Field
      autoComplete="off"
      {...shown}
      id={id}
      inputMode="decimal"
      value={text}
      onChange={type}
      onBlur={(event) => {
        setTyped('');
        onBlur?.(event);
      }}
    />
  );
}

const DIGITS_MAX = 12;

/** Keeps digits and one decimal point with two decimals. Several points are separators. */
function bare(text: string): string {
  const kept = text.replace(/[^\d.]/g, '');
  const [whole = '', cents, ...more] = kept.split('.');
  const digits = (more.length > 0 ? kept.replaceAll('.', '') : whole).slice(0, DIGITS_MAX).replace(/^0+(?=\d)/, '');
  return cents === undefined || more.length > 0 ? digits : `${digits || '0'}.${cents.slice(0, 2)}`;
}

/** `$450,000.` → `450000`; empty if there is no digit. */
export const amountOf = (text: string): string => (/\d/.test(text) ? bare(text).replace(/\.0*$/, '') : '');

/** `450000` → `450,000` */
function grouped(text: string): string {
  const [whole = '', cents] = bare(text).split('.');
  const withCommas = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return cents === undefined ? withCommas : `${withCommas}.${cents}`;
}

export const groupedAmount = (value: Amount): string => grouped(amountOf(String(value ?? '')));

/** Groups what was typed, and keeps the caret between the same digits; after a deletion to the right, behind a comma. */
export function retyped(text: string, caret: number, isForward = false): { next: string; caret: number } {
  const next = grouped(text);
  const after = text.slice(caret).replace(/[^\d.]/g, '').length;
  let at = next.length;
  for (let left = after; left > 0 && at > 0; at--) if (next[at - 1] !== ',') left--;
  if (!isForward && next[at - 1] === ',') at--;
  return { next, caret: at };
}

function isSame(typed: string, value: Amount): boolean {
  const [a, b] = [amountOf(typed), amountOf(String(value ?? ''))];
  return (a === '') === (b === '') && Math.abs(Number(a) - Number(b)) < 0.01;
}
