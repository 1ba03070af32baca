import type { Random } from '../../sample/random.ts';
import type { Schema } from './document.ts';

/** A number literal in JSON that no JavaScript number can represent. */
export class RawNumber {
  readonly digits: string;
  constructor(digits: string) {
    this.digits = digits;
  }
}

const numbers: readonly unknown[] = [
  ...[0, -1, 1, -0, 0.1, 1.5, -1.5, 255, 32_768, 65_536],
  ...[2_147_483_646, 2_147_483_647, 2_147_483_648, -2_147_483_648, -2_147_483_649, 4_294_967_296],
  ...[9_007_199_254_740_991, 9_007_199_254_740_992, -9_007_199_254_740_991, 1e15, 1e21, 1e308, -1e308, 5e-324],
  ...['9223372036854775807', '9223372036854775808', '1e400', '-1e400', '1e-400'].map((digits) => new RawNumber(digits)),
  new RawNumber('9'.repeat(400)),
  ...['1', '0', '-1', '1e3', '0x1f', ' 7 ', '7.0', '+7', '٧', '７', '1_000', 'NaN', 'Infinity', '-Infinity', '01'],
];

const texts: readonly string[] = [
  ...['', ' ', '\t\n', '\0', 'a\0b', '\u0001\u0007\u001b[31m', '\u007f\u0080\u009f', '\ufeff', '\uffff', '\ufffd'],
  // Lone surrogates, reversed pairs, and halves at the edges of a text.
  ...['\ud800', '\udc00', 'homes \ud83d in Austin', '\udc00\ud800', 'x\ud83d'],
  ...[
    '\u202edesrever\u202c',
    '\u2066\u2067\u2069',
    'منزل في أوستن',
    'דירה',
    '奥斯汀的三居室',
    '🏠👨‍👩‍👧‍👦🏳️‍🌈',
    'ﷺ'.repeat(40),
  ],
  ...[`e${'\u0301'.repeat(1_000)}`, '\u200b\u200c\u200d', '\u00ad', 'İıſK', 'ß'.repeat(60), '\u2028\u2029'],
  ...[
    'x'.repeat(300),
    'x'.repeat(10_001),
    '9'.repeat(5_000),
    '🏠'.repeat(2_000),
    ' '.repeat(5_000),
    'a '.repeat(4_000),
  ],
  ...[
    '%',
    '%00',
    '%zz',
    '%c0%af',
    '../../../etc/passwd',
    '..%2f..%2f',
    'C:\\con',
    '/',
    '//evil.example',
    '?',
    '#',
    ';',
  ],
  ...[
    "' or '1'='1",
    "'; drop table listings; --",
    '\\',
    '\\u0000',
    '$1',
    '%s%n',
    '$\u007b7*7}',
    '{{7*7}}',
    '*',
    '_%',
    '[[:alpha:]]',
  ],
  ...['<script>alert(1)</script>', 'javascript:alert(1)', '=1+1', 'a@b', 'a@[127.0.0.1]', '"a b"@homes.example', '@'],
  ...['null', 'undefined', 'true', 'NaN', '[object Object]', '__proto__', 'constructor', 'toString', '{}', '[]'],
  ...[
    '('.repeat(1_000),
    `${'('.repeat(1_000)}${')'.repeat(1_000)}`,
    `${'a'.repeat(50)}!`,
    '1,'.repeat(3_000),
    ';'.repeat(3_000),
  ],
];

const moments: readonly string[] = [
  ...[
    '2026-02-30',
    '2026-13-01',
    '0000-01-01',
    '0000-00-00',
    '0001-01-01',
    '9999-12-31',
    '10000-01-01',
    '-000001-01-01',
  ],
  ...['+275760-09-13T00:00:00Z', '+275760-09-13', '294277-01-01', '2026-11-23T24:00:00Z', '2026-11-23T10:00:60Z'],
  ...['2026-11-23T10:00:00+99:99', '0000-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z', '0001-01-01T00:00:00Z'],
  ...[
    '2026-11-23T10:00:00',
    '2026-11-23 10:00:00Z',
    '20261123',
    '23/11/2026',
    'now',
    'infinity',
    'epoch',
    '1900-01-01',
  ],
];

const shapes: readonly unknown[] = [
  ...[null, true, false, [], {}, [null], [[]], [1], [''], { id: 1 }, { length: 1e9 }, { toString: null }],
  Array.from({ length: 2_000 }, (_, at) => at),
  nested(60),
];

/** Returns a value that the schema of a field probably rejects, or barely accepts. */
export function hostileValue(schema: Schema, random: Random): unknown {
  if (random.chance(0.15)) return random.pick(shapes);
  if (schema.type === 'integer' || schema.type === 'number') {
    const edges = [schema.minimum, schema.maximum].flatMap((edge) =>
      edge === undefined ? [] : [edge, edge - 1, edge + 1],
    );
    return random.pick(random.chance(0.3) && edges.length > 0 ? edges : numbers);
  }
  if (schema.format?.startsWith('date') && random.chance(0.7)) return random.pick(moments);
  if (schema.type === 'array')
    return Array.from({ length: random.pick([1, 2, 500]) }, () => hostileText(schema, random));
  if (random.chance(0.1)) return random.pick(numbers);
  return random.chance(0.1) ? random.pick(moments) : hostileText(schema, random);
}

function hostileText({ minLength = 0, maxLength }: Schema, random: Random): string {
  const text = random.pick(texts);
  if (maxLength === undefined || random.chance(0.5)) return text;
  // Also sends hostile text of an allowed length, to reach the code behind the length check.
  const fitted = text.slice(0, maxLength);
  return fitted.length < minLength ? fitted.padEnd(minLength, 'é') : fitted;
}

export const strangeNames: readonly string[] = [
  ...[
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    '',
    ' ',
    '\0',
    'a.b',
    'a[b]',
    'ID',
    'role',
  ],
  ...['isAdmin', 'personId', '$where', '\ud800', 'x'.repeat(5_000), '\u202e', '0', '-1', 'length', 'then'],
];

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let at = 0; at < depth; at++) value = at % 2 ? [value] : { a: value };
  return value;
}

/** Serializes a value to JSON, with raw number literals. */
export const jsonOf = (value: unknown): string => {
  const raw: string[] = [];
  const text = JSON.stringify(value, (_, part) => {
    if (!(part instanceof RawNumber)) return part;
    raw.push(part.digits);
    return `\ue000${raw.length - 1}\ue000`;
  });
  return text === undefined ? '' : text.replace(/"\ue000(\d+)\ue000"/g, (_, at: string) => raw[Number(at)]!);
};
