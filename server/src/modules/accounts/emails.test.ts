import { expect, it } from 'vitest';
import type { Email } from '../../platform/email/mail.ts';
import { type AccountEmails, createAccountEmails } from './emails.ts';

const emails = createAccountEmails('https://lintel.example');
const to = 'ada@example.com';

/** Every email, filled with hostile input. */
const all: { [Name in keyof AccountEmails]: () => Email | Promise<Email> } = {
  confirmAddress: () => emails.confirmAddress(to, '"><script>'),
  addressTaken: () => emails.addressTaken(to, '"><script>'),
  accountExpires: () => emails.accountExpires(to, new Date('2026-12-05T03:00:00Z')),
  resetPassword: () => emails.resetPassword(to, '"><script>'),
  passwordChanged: () => emails.passwordChanged(to),
  confirmNewAddress: () => emails.confirmNewAddress(to, '"><script>'),
  addressWanted: () => emails.addressWanted(to),
  addressChangeRequested: () => emails.addressChangeRequested(to),
  addressChanged: () => emails.addressChanged(to),
  secondStep: () => emails.secondStep(to, true),
  deletionBegun: () => emails.deletionBegun(to, new Date('2026-12-05T03:00:00Z'), 'America/Los_Angeles'),
  deletionDone: () => emails.deletionDone(to),
};

it.each(Object.entries(all))(
  '%s says the same as text and as HTML, why it came, and leads only to us',
  async (_name, write) => {
    const { subject, text, html, to: recipient } = await write();
    expect(recipient).toBe(to);
    expect(subject).toMatch(/^[A-Z][^\r\n]{8,80}$/);
    expect(text).toMatch(/You’re receiving this email because/);
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
  expect(emails.deletionBegun(to, at, 'America/Los_Angeles').text).toContain('December 4, 2026');
  expect(emails.deletionBegun(to, at, null).text).toContain('December 5, 2026');
});
