import type { DuplicateReason } from './contract.ts';

/** The data by which contacts are compared. */
export interface Identity {
  firstName: string;
  lastName: string;
  emails: readonly string[];
  /** In E.164. */
  phones: readonly string[];
  city: string | null;
}

/** An identity with its normalized values, computed once. */
export interface Folded {
  first: string;
  last: string;
  name: string;
  city: string;
  mailboxes: readonly string[];
  phones: readonly string[];
}

export const folded = ({ firstName, lastName, emails, phones, city }: Identity): Folded => {
  // “Stone, Ada” in one field.
  const [first, last] =
    firstName.includes(',') && !lastName ? firstName.split(',', 2).toReversed() : [firstName, lastName];
  const words = [fold(first ?? ''), fold(last ?? '')] as const;
  return {
    ...{ first: words[0], last: words[1], name: words.join(' ').split(' ').filter(Boolean).sort().join(' ') },
    ...{ city: fold(city ?? ''), mailboxes: emails.map(mailboxOf), phones },
  };
};

/** Keys of which two contacts of one person share at least one. */
export function keysOf({ name, first, last, city, mailboxes, phones }: Folded): string[] {
  const keys = [...mailboxes.map((mailbox) => `email:${mailbox}`), ...phones.map((phone) => `phone:${phone}`)];
  if (!name.includes(' ') || !city) return keys;
  // The last two survive a typing error in one half of the last name.
  const half = Math.ceil(last.length / 2);
  const start = `${city}|${first.slice(0, 1)}|`;
  return [...keys, `name:${city}|${name}`, `start:${start}${last.slice(0, half)}`, `end:${start}${last.slice(-half)}`];
}

/** Returns why two contacts are probably one person; undefined when they are not. */
export function reasonToMerge(a: Folded, b: Folded): DuplicateReason | undefined {
  const hasName = Boolean(a.name && b.name);
  // Couples share an address or a number; a different first name is a different person.
  const isCompatible = !hasName || a.name === b.name || firstNamesAgree(a.first, b.first);
  if (!isCompatible) return undefined;
  if (a.mailboxes.some((mailbox) => b.mailboxes.includes(mailbox))) return 'email';
  if (a.phones.some((phone) => b.phones.includes(phone))) return 'phone';
  if (!a.city || a.city !== b.city || !a.name.includes(' ') || !b.name.includes(' ')) return undefined;
  // Two people of one name in a city have different addresses or different numbers.
  if (bothHave(a.mailboxes, b.mailboxes) || bothHave(a.phones, b.phones)) return undefined;
  if (a.name === b.name) return 'name';
  return a.first === b.first && a.last.length >= 5 && isOneEditApart(a.last, b.last) ? 'name' : undefined;
}

const bothHave = (a: readonly string[], b: readonly string[]): boolean => a.length > 0 && b.length > 0;

/** Equal, an initial, a short form such as “Rob” of “Robert”, a known nickname, or one typing error. */
function firstNamesAgree(a: string, b: string): boolean {
  if (!a || !b) return true;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  const [firstOfShort, firstOfLong] = [short.split(' ')[0]!, long.split(' ')[0]!];
  if (firstOfLong.startsWith(firstOfShort) && (firstOfShort.length === 1 || firstOfShort.length >= 3)) return true;
  if (firstOfShort === firstOfLong || formal(firstOfShort) === formal(firstOfLong)) return true;
  return firstOfShort.length >= 5 && isOneEditApart(firstOfShort, firstOfLong);
}

const nicknames = new Map(
  Object.entries({
    william: 'bill will billy liam',
    robert: 'bob bobby rob',
    richard: 'dick rick',
    margaret: 'peggy maggie meg',
    elizabeth: 'liz beth betty lisa',
    james: 'jim jimmy',
    john: 'jack johnny',
    katherine: 'kate katie kathy catherine',
    michael: 'mike mick',
    jennifer: 'jen jenny',
    thomas: 'tom tommy',
    edward: 'ed ted eddie',
    charles: 'chuck charlie',
    joseph: 'joe joey',
    patricia: 'pat patty trish',
    david: 'dave',
    daniel: 'dan danny',
    steven: 'steve stephen',
    anthony: 'tony',
    deborah: 'deb debbie',
  }).flatMap(([name, short]) => short.split(' ').map((each) => [each, name] as const)),
);
const formal = (name: string): string => nicknames.get(name) ?? name;

/** True when one insertion, deletion, replacement or exchange of neighbors makes the texts equal. */
export function isOneEditApart(a: string, b: string): boolean {
  if (a === b) return true;
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  return short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2);
}

const gmail = new Set(['gmail.com', 'googlemail.com']);

/** The mailbox of an address: without a tag after “+”, and for Gmail without dots. */
function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  const local = email.slice(0, at).toLowerCase().split('+')[0]!;
  return gmail.has(domain) ? `${local.replaceAll('.', '')}@gmail.com` : `${local}@${domain}`;
}

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/\b(mr|mrs|ms|dr)\b/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
