import type { TypedRecord } from '@lintel/server/journey';
import { Failure } from '../../api/failure.ts';

/** Converts form values to the server's format. */
export function recordOf({ kind, happenedOn, dueOn, price, note }: TypedRecord) {
  return {
    kind,
    ...(happenedOn ? { happenedOn } : {}),
    ...(dueOn ? { dueOn } : {}),
    ...(price === undefined ? {} : { priceCents: Math.round(price * 100) }),
    ...(note ? { note } : {}),
  };
}

/** Maps the server's field paths to the form's field names. */
export async function fieldsByName<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (cause) {
    if (!(cause instanceof Failure)) throw cause;
    const fields = cause.fields.map(({ field, rule }) => ({
      field: field.replace(/^(records\.\d+|record)\./, '').replace('priceCents', 'price'),
      rule,
    }));
    throw new Failure({ ...cause, text: cause.text, fields, cause });
  }
}
