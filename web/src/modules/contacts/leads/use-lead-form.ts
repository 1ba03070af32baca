import type { LeadFields } from '@lintel/server/contacts';
import { useState } from 'react';
import { Failure } from '../../../api/failure.ts';
import { type LeadDraft, readDraft } from './lead-draft.ts';

/** The form of a contact: the draft, its errors from the contract's rules or the server, and `send`. */
export function useLeadForm(start: LeadDraft) {
  const [draft, setDraft] = useState(start);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const read = (): LeadFields | undefined => {
    const { fields, errors } = readDraft(draft);
    setErrors(errors);
    return fields;
  };
  const send = async (call: (fields: LeadFields) => Promise<unknown>): Promise<boolean> => {
    const fields = read();
    if (!fields) return false;
    try {
      await call(fields);
      return true;
    } catch (cause) {
      if (!(cause instanceof Failure) || cause.fields.length === 0) throw cause;
      setErrors(Object.fromEntries(cause.fields.map(({ field, rule }) => [field.split('.')[0], rule])));
      return false;
    }
  };
  return { draft, setDraft, errors, isValid: () => read() !== undefined, send };
}
