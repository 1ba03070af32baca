import type { LeadDraft } from './lead-draft.ts';

export interface LeadEmail {
  /** The fields of the form that the email states. */
  draft: Partial<LeadDraft>;
  /** The lines that were not read, such as the message of the person. */
  rest: string;
}

type Field =
  | 'name'
  | 'firstName'
  | 'lastName'
  | 'emails'
  | 'phones'
  | 'budget'
  | 'city'
  | 'stateOrProvince'
  | 'language';

/** Labels that portals and web forms write before a value. */
const labels: Record<string, Field> = {
  ...{
    name: 'name',
    'full name': 'name',
    'your name': 'name',
    'lead name': 'name',
    'contact name': 'name',
    buyer: 'name',
  },
  ...{ 'first name': 'firstName', 'last name': 'lastName', surname: 'lastName' },
  ...{ email: 'emails', 'e-mail': 'emails', 'email address': 'emails', 'reply-to': 'emails' },
  ...{
    phone: 'phones',
    'phone number': 'phones',
    mobile: 'phones',
    cell: 'phones',
    telephone: 'phones',
    tel: 'phones',
  },
  ...{ budget: 'budget', 'max price': 'budget', 'maximum price': 'budget', 'price range': 'budget' },
  ...{ city: 'city', state: 'stateOrProvince', province: 'stateOrProvince', language: 'language' },
};
const headers = /^(?:from|to|cc|date|sent|subject)\s*:/i;
const labelled = /^[*\s]*([\p{L}][\p{L} -]{1,20}?)[*\s]*:\s*(.*)$/u;

const person = String.raw`(\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}.'’-]*){1,2})`;
const sentences = [
  new RegExp(String.raw`(?:lead|inquiry|enquiry|message|request) from:?\s+${person}`, 'u'),
  new RegExp(
    String.raw`^${person}\s(?:is interested|is requesting|has requested|requested|would like|wants|sent you)`,
    'u',
  ),
];
const email = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
const phone = /(?:\+?1[\s.-]?)?\(?\d{3}\)?[\s.-]?\d{3}[\s.-]?\d{4}(?!\d)/;
/** Addresses of the sender of the email, not of the lead. */
const notOfLead =
  /^(?:no-?reply|do-?not-?reply|leads?|notifications?|support)@|@(?:[\w-]+\.)*(?:zillow|realtor|redfin|trulia|homes|rew|zolo)\.(?:com|ca)$/i;

/**
 * Reads the email of a lead: lines with labels first, then sentences such as “New lead from Ada Stone”, then any address or
 * number of the text. A value that was found is never replaced by a later one.
 */
export function readLeadEmail(text: string): LeadEmail {
  const found: Partial<Record<Field, string>> = {};
  const rest: string[] = [];
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!;
    const [, label = '', same = ''] = labelled.exec(line) ?? [];
    const field = labels[label.toLowerCase()];
    // Some emails have the value on the line below its label.
    const value = field && (same || lines[at + 1] || '');
    if (field && value && keep(found, field, value)) at += same ? 0 : 1;
    else if (line && !headers.test(line)) rest.push(line);
    if (headers.test(line)) readSentence(found, line.replace(headers, '').trim());
  }
  const unread = rest.filter((line) => !readSentence(found, line));
  return { draft: draftOf(found), rest: unread.join('\n') };
}

/** Stores a value that its field can have; returns false for any other. */
function keep(found: Partial<Record<Field, string>>, field: Field, value: string): boolean {
  const read =
    field === 'emails'
      ? addressIn(value)
      : field === 'phones'
        ? phone.exec(value)?.[0]
        : field === 'budget'
          ? highest(value)
          : value;
  if (read) found[field] ??= read;
  return Boolean(read);
}

/** Reads a name, an address or a number of a sentence; returns true if nothing else is in it. */
function readSentence(found: Partial<Record<Field, string>>, line: string): boolean {
  for (const pattern of sentences) {
    const name = pattern.exec(line)?.[1];
    if (name) found.name ??= name;
  }
  const address = addressIn(line);
  const number = phone.exec(line)?.[0];
  if (address) found.emails ??= address;
  if (number) found.phones ??= number;
  return line === address || line === number;
}

function addressIn(text: string): string | undefined {
  const address = email.exec(text)?.[0];
  return address && !notOfLead.test(address) ? address : undefined;
}

/** The highest amount: `$400K - $500K` is 500000. */
function highest(text: string): string | undefined {
  const amounts = [...text.matchAll(/([\d,]+(?:\.\d+)?)\s*([km])?\b/gi)].map(
    ([, digits, unit = '']) =>
      Number(digits!.replaceAll(',', '')) * ({ k: 1_000, m: 1_000_000 }[unit.toLowerCase()] ?? 1),
  );
  const amount = Math.max(0, ...amounts.filter(Number.isFinite));
  return amount > 0 ? String(amount) : undefined;
}

function draftOf({ name = '', ...fields }: Partial<Record<Field, string>>): Partial<LeadDraft> {
  const [first = '', ...last] = name.split(/\s+/);
  return { ...(name && { firstName: first, lastName: last.join(' ') }), ...fields };
}
