import type { ImportField } from './contract.ts';

type Cells = Partial<Record<ImportField, string>>;

/** Reads vCards of the versions 2.1, 3.0 and 4.0 (RFC 6350) into the cells of a row. */
export function readVcards(text: string): Cells[] {
  const lines = unfold(text);
  const cards: Cells[] = [];
  let card: Cells | undefined;
  for (const line of lines) {
    const { name, parameters, value } = propertyOf(line);
    if (name === 'BEGIN' && value.toUpperCase() === 'VCARD') card = {};
    else if (name === 'END') {
      if (card) cards.push(card);
      card = undefined;
    } else if (card) readers[name]?.(card, decoded(value, parameters));
  }
  return cards;
}

/** Joins continued lines: those that begin with white space, and soft line breaks of quoted-printable text. */
const unfold = (text: string): string[] =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]/g, '')
    .replace(
      /^([^\n:]*QUOTED-PRINTABLE[^\n:]*:[^\n]*?)=\n((?:[^\n]*=\n)*[^\n]*)/gim,
      (_, start: string, rest: string) => start + rest.replaceAll('=\n', ''),
    )
    .split('\n')
    .filter((line) => line.includes(':'));

function propertyOf(line: string): { name: string; parameters: string; value: string } {
  const colon = /^(?:"[^"]*"|[^":])*(?=:)/.exec(line)?.[0].length ?? line.indexOf(':');
  const [head = '', ...parameters] = line.slice(0, colon).split(';');
  // `item1.EMAIL` groups properties.
  return {
    name: head.split('.').at(-1)!.toUpperCase(),
    parameters: parameters.join(';').toUpperCase(),
    value: line.slice(colon + 1).trim(),
  };
}

function decoded(value: string, parameters: string): string {
  if (!parameters.includes('QUOTED-PRINTABLE')) return value;
  const bytes = value.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** Splits a structured value at marks that are not escaped, and removes the escapes. */
const split = (value: string, mark: ';' | ','): string[] =>
  value
    .split(mark === ';' ? /(?<!\\);/ : /(?<!\\),/)
    .map((part) => part.replace(/\\n/gi, ' ').replace(/\\(.)/g, '$1').trim());

const readers: Record<string, (card: Cells, value: string) => void> = {
  N(card, value) {
    const [last, first] = split(value, ';');
    if (first) card.firstName = first;
    if (last) card.lastName = last;
  },
  FN(card, value) {
    card.name = split(value, ';').join(' ');
  },
  EMAIL: (card, value) => addSecond(card, 'email', 'email2', value),
  TEL: (card, value) => addSecond(card, 'phone', 'phone2', value.replace(/^tel:/i, '').split(';')[0]!),
  ADR(card, value) {
    const [, , , city, state] = split(value, ';');
    if (city) card.city = city;
    if (state) card.stateOrProvince = state;
  },
  CATEGORIES(card, value) {
    card.tags = split(value, ',').join(',');
  },
  NOTE(card, value) {
    card.note = split(value, ';').join('; ');
  },
  LANG(card, value) {
    card.language = value;
  },
};

function addSecond(card: Cells, first: 'email' | 'phone', next: 'email2' | 'phone2', value: string): void {
  if (card[first] === undefined) card[first] = value;
  else card[next] ??= value;
}
