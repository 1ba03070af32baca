import { expect, it } from 'vitest';
import type { Email } from '../../foundation/mail.ts';
import { type AccountLetters, createAccountLetters } from './letters.ts';

const letters = createAccountLetters('https://lintel.example');
const to = 'ada@example.com';

/** Every email, filled with hostile input. */
const all: { [Name in keyof AccountLetters]: () => Email | Promise<Email> } = {
  confirmAddress: () => letters.confirmAddress(to, '"><script>'),
  addressTaken: () => letters.addressTaken(to, '"><script>'),
  accountExpires: () => letters.accountExpires(to, new Date('2026-12-05T03:00:00Z')),
  resetPassword: () => letters.resetPassword(to, '"><script>'),
  passwordChanged: () => letters.passwordChanged(to),
  confirmNewAddress: () => letters.confirmNewAddress(to, '"><script>'),
  addressWanted: () => letters.addressWanted(to),
  addressChangeAsked: () => letters.addressChangeAsked(to),
  addressChanged: () => letters.addressChanged(to),
  secondStep: () => letters.secondStep(to, true),
  deletionBegun: () => letters.deletionBegun(to, new Date('2026-12-05T03:00:00Z'), 'America/Los_Angeles'),
  deletionDone: () => letters.deletionDone(to),
};

it.each(Object.entries(all))(
  '%s says the same as text and as HTML, why it came, and leads only to us',
  async (_name, write) => {
    const { subject, text, html, to: recipient } = await write();
    expect(recipient).toBe(to);
    expect(subject).toMatch(/^[A-Z][^\r\n]{8,80}$/);
    expect(text).toMatch(/You get this letter because/);
    expect(html).toMatch(/^<!doctype html><html lang="en">/);
    expect(html).not.toMatch(/<script|javascript:/i);
    for (const [address] of `${text} ${html}`.matchAll(/https?:\/\/[^\s"<)]+/g))
      expect(address).toMatch(/^https:\/\/lintel\.example\//);
    const words = html
      .replace(/<style.*?<\/style>|<[^>]+>/gs, ' ')
      .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code));
    for (const paragraph of text.split('\n\n').slice(0, 1)) expect(words).toContain(paragraph);
    expect(text).not.toContain('!');
  },
);

it('gives the day of a deletion in the person’s time zone', () => {
  const at = new Date('2026-12-05T03:00:00Z');
  expect(letters.deletionBegun(to, at, 'America/Los_Angeles').text).toContain('December 4, 2026');
  expect(letters.deletionBegun(to, at, null).text).toContain('December 5, 2026');
});
