import { addresses, addressIn, type Field, fieldOfLabel, numberIn, portalIn, sentences } from './words.ts';

/** The fields of a lead as the email states them. */
export type StatedLead = Partial<Record<Exclude<Field, 'name'>, string>>;

export interface ReadEmail {
  lead: StatedLead;
  /** The portal that sent the email, if it is a known one. */
  portal: string | null;
  /** The lines that were not read, such as the message of the person. */
  rest: string;
}

type Found = Partial<Record<Field, string>>;

const header = /^(?:from|to|cc|date|sent|subject|de|à|objet|envoyé)\s*:/i;
/** Headers whose text may name the lead. */
const headerLine = /^(?:from|subject|de|objet)\s*:/i;
const labelled = /^[*\s]*([\p{L}][\p{L} -]{1,20}?)[*\s]*(?::|\t)\s*(.*)$/u;

/**
 * Reads the text of a lead email: lines with labels, and sentences that name the lead. The first value of a field counts.
 * `own` are the addresses of the agent, which are never the lead's; `hints` are lines that fill what is left open.
 */
export function readLeadEmail(
  text: string,
  { own = [], hints = [] }: { own?: string[]; hints?: string[] } = {},
): ReadEmail {
  const found: Found = {};
  const unread = readLines(found, linesOf(text, own));
  const rest = unread.filter((line) => !header.test(line) && !readSentence(found, line));
  for (const line of unread) if (headerLine.test(line)) readSentence(found, line.replace(header, '').trim());
  readLines(found, linesOf(hints.join('\n'), own));
  const portal = portalIn(text.match(/^(?:from|reply-to):.*$/gim)?.join('\n') ?? '', text);
  return { lead: leadOf(found), portal, rest: rest.join('\n') };
}

/** Longer lines are cut, so that the patterns take linear time. */
const lineMax = 1_000;

/** The lines of a text without the agent's own addresses. */
const linesOf = (text: string, own: readonly string[]): string[] =>
  text.split(/\r?\n/).map((line) =>
    line
      .trim()
      .slice(0, lineMax)
      .replaceAll(addresses, (address) => (own.includes(address.toLowerCase()) ? '' : address)),
  );

/** Reads the lines that have a label and returns the others. */
function readLines(found: Found, lines: readonly string[]): string[] {
  const unread: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!;
    const [, label = '', same = ''] = labelled.exec(line) ?? [];
    const field = fieldOfLabel.get(label.toLowerCase());
    // Some emails have the value on the line below its label.
    const value = field && (same || lines[at + 1] || '');
    if (field && value && keep(found, field, value)) at += same ? 0 : 1;
    else if (line) unread.push(line);
  }
  return unread;
}

/** Stores a value that its field can have; returns false for any other. */
function keep(found: Found, field: Field, value: string): boolean {
  const readers: Partial<Record<Field, (text: string) => string | undefined>> = {
    emails: addressIn,
    phones: numberIn,
    budget: highest,
  };
  const read = (readers[field] ?? ((text) => text))(value);
  if (read) found[field] ??= read;
  return Boolean(read);
}

/** Reads a name, an address or a number of a sentence; returns true if nothing else is in it. */
function readSentence(found: Found, line: string): boolean {
  for (const pattern of sentences) {
    const name = pattern.exec(line)?.[1];
    if (name) found.name ??= name;
  }
  const address = addressIn(line);
  const number = numberIn(line);
  if (address) found.emails ??= address;
  if (number) found.phones ??= number;
  return line === address || line === number;
}

/** The highest amount: `$400K - $500K` is 500000. */
function highest(text: string): string | undefined {
  const amounts = [...text.matchAll(/([\d,]+(?:\.\d+)?)\s*([km])?\b/gi)].map(
    ([, digits, unit = '']) =>
      Number(digits!.replaceAll(',', '')) * ({ k: 1_000, m: 1_000_000 }[unit.toLowerCase()] ?? 1),
  );
  const amount = Math.max(0, ...amounts.filter(Number.isFinite));
  return amount > 0 ? String(Math.round(amount)) : undefined;
}

function leadOf({ name = '', ...fields }: Found): StatedLead {
  const [first = '', ...last] = name.split(/\s+/);
  return { ...(name && { firstName: first, lastName: last.join(' ') }), ...fields };
}
