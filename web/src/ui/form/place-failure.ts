import { m } from '@lintel/messages';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { Failure } from '../../api/failure.ts';

const unreachable = m.ui__we_couldnt_reach_the_server;

/** Shows the server's validation errors at their fields. Errors without a field go to the notice. */
export function placeFailure<Values extends FieldValues>(
  cause: unknown,
  form: UseFormReturn<Values>,
  failed = m.ui__that_didnt_work_please_try(),
): { notice: string | undefined; fields: string[] } {
  if (!(cause instanceof Failure)) {
    console.error(cause);
    return { notice: failed, fields: [] };
  }
  if (cause.status === 0) return { notice: unreachable(), fields: [] };
  if (cause.status >= 500) return { notice: failed, fields: [] };
  const values = form.getValues();
  const placed = cause.fields.filter(({ field }) => field.split('.')[0]! in values);
  for (const { field, rule } of placed)
    form.setError(field as FieldPath<Values>, { type: 'server', message: asSentence(rule) });
  const rest = cause.fields.filter((field) => !placed.includes(field));
  const ofRest = rest.map(({ field, rule }) => `${field}: ${rule}`).join('; ') || undefined;
  return { notice: placed.length === 0 ? cause.text : ofRest, fields: placed.map(({ field }) => field) };
}

/** Completes a rule that continues a field's name, such as "must be at most 100". */
export const asSentence = (rule: string): string =>
  /^(must|has|is|isn’t|can|can’t|could|couldn’t|doesn’t) /.test(rule) ? m.ui__this({ rule }) : rule;
