import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { Failure } from '../../../api/failure.ts';
import { fieldValuesQuery } from '../calls.ts';

/** The custom fields of a contact as a form: what was typed, the errors by field id, and `send`. */
export function useFieldValues(id: number) {
  const { data: fields = [], error, refetch } = useQuery(fieldValuesQuery(id));
  const [typed, setTyped] = useState<Record<number, string>>({});
  const [errors, setErrors] = useState<Record<number, string>>({});
  const send = async (): Promise<boolean> => {
    const values = Object.entries(typed).map(([fieldId, value]) => ({
      fieldId: Number(fieldId),
      value: value || null,
    }));
    setErrors({});
    if (values.length === 0) return true;
    try {
      await callApi((api) => api.contacts.fields.setValues({ id, values }));
      setTyped({});
      return true;
    } catch (cause) {
      if (!(cause instanceof Failure) || cause.fields.length === 0) throw cause;
      setErrors(
        Object.fromEntries(cause.fields.map(({ field, rule }) => [values[Number(field.split('.')[1])]?.fieldId, rule])),
      );
      return false;
    }
  };
  const textOf = (fieldId: number) => typed[fieldId] ?? fields.find((field) => field.id === fieldId)?.value ?? '';
  const change = (fieldId: number, value: string) => setTyped((before) => ({ ...before, [fieldId]: value }));
  return { fields, error, refetch, errors, textOf, change, send };
}
