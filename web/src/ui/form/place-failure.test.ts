import { createFormControl } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../api/failure.ts';
import { placeFailure } from './place-failure.ts';

const formOf = () => createFormControl({ defaultValues: { email: '', phone: '' } });
const messageOf = (form: ReturnType<typeof formOf>, name: 'email' | 'phone') => form.getFieldState(name).error?.message;
const forbidden = (fields: { field: string; rule: string }[]) =>
  new Failure({ status: 400, code: 'INVALID', text: 'Some of it', fields });

describe('placing a failed call', () => {
  it('shows field errors at their fields, as sentences, without a notice', () => {
    const form = formOf();
    const placed = placeFailure(
      forbidden([
        { field: 'phone', rule: 'Please enter a valid phone number' },
        { field: 'email', rule: 'must have at most 254 characters' },
      ]),
      form as never,
    );
    expect(placed).toEqual({ notice: undefined, fields: ['phone', 'email'] });
    expect(messageOf(form, 'phone')).toBe('Please enter a valid phone number');
    expect(messageOf(form, 'email')).toBe('This must have at most 254 characters');
  });

  it('shows an error in the notice when the form has no such field', () => {
    const placed = placeFailure(forbidden([{ field: 'role', rule: 'is unknown' }]), formOf() as never);
    expect(placed.notice).toBe('Some of it');
  });

  it("uses the server's message for rejected input, and the page's message for server errors", () => {
    const failed = (status: number, text: string) =>
      placeFailure(new Failure({ status, code: 'X', text }), formOf() as never, 'Failed to create account.').notice;
    expect(failed(409, 'This invitation was used')).toBe('This invitation was used');
    expect(failed(500, 'Something went wrong on our side')).toBe('Failed to create account.');
    expect(failed(0, '')).toMatch(/couldn’t reach/);
  });
});
