import type { Sent } from './properties.ts';

type Test = (record: Sent) => boolean;

/**
 * Parses the part of `$filter` that feed clients use: comparisons with and, or, parentheses. Throws on
 * anything else.
 */
export function parseFilter(text: string): Test {
  const tokens = text.match(/'(?:[^']|'')*'|\(|\)|[^\s()]+/g) ?? [];
  let at = 0;
  const any = (): Test => {
    const tests = [all()];
    while (tokens[at] === 'or' && ++at) tests.push(all());
    return (record) => tests.some((test) => test(record));
  };
  const all = (): Test => {
    const tests = [one()];
    while (tokens[at] === 'and' && ++at) tests.push(one());
    return (record) => tests.every((test) => test(record));
  };
  const one = (): Test => {
    if (tokens[at] === '(') {
      at++;
      const inner = any();
      if (tokens[at++] !== ')') throw new Error('a parenthesis is open');
      return inner;
    }
    const [field, operator, literal] = [tokens[at++], tokens[at++], tokens[at++]];
    const compare = operators[operator ?? ''];
    if (!field || !compare || literal === undefined) throw new Error(`not understood: ${text}`);
    const wanted = literalValue(literal);
    return (record) => {
      const value = comparable(record[field]);
      return value !== null && compare(value, wanted);
    };
  };
  const test = any();
  if (at < tokens.length) throw new Error(`not understood: ${text}`);
  return test;
}

type Value = string | number;
const operators: Record<string, (a: Value, b: Value) => boolean> = {
  eq: (a, b) => a === b,
  ne: (a, b) => a !== b,
  gt: (a, b) => a > b,
  ge: (a, b) => a >= b,
  lt: (a, b) => a < b,
  le: (a, b) => a <= b,
};

const moment = /^\d{4}-\d{2}-\d{2}T/;

function literalValue(literal: string): Value {
  if (literal.startsWith("'")) return literal.slice(1, -1).replaceAll("''", "'");
  return moment.test(literal)
    ? Date.parse(literal)
    : literal === 'true' || literal === 'false'
      ? literal
      : Number(literal);
}

function comparable(value: unknown): Value | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number') return value;
  const text = String(value);
  return moment.test(text) ? Date.parse(text) : text;
}
