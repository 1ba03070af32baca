import { m } from '@lintel/messages';
import { SaxesParser } from 'saxes';
import { invalid } from '../../../platform/serve/errors.ts';
import type { Value, Values } from '../applications/values.ts';
import type { RateLock } from '../clocks/contract.ts';
import { elementsOf, fieldAt, lockElements } from './places.ts';

interface Element {
  children: Map<string, Element>;
  text?: string;
}

const ROOT = ['MESSAGE', 'DEAL_SETS', 'DEAL_SET', 'DEALS', 'DEAL'];
const ROOT_ATTRIBUTES = Object.entries({
  xmlns: 'http://www.mismo.org/residential/2009/schemas',
  MISMOReferenceModelIdentifier: '3.4.0',
})
  .map(([name, value]) => ` ${name}="${value}"`)
  .join('');

/** Writes an application as XML in the structure and words of MISMO 3.4, elements in the order of their names. */
export function toMismo(values: Values, rateLock?: RateLock): string {
  const deal: Element = { children: new Map() };
  const put = (elements: readonly string[], entry: string, value: Value) => {
    let at = deal;
    for (const element of elements) {
      const key = element.replace('[#]', ` ${entry}`).replace('[1]', ' 1');
      const child = at.children.get(key) ?? { children: new Map() };
      at.children.set(key, child);
      at = child;
    }
    at.text = String(value);
  };
  for (const [path, value] of Object.entries(values)) {
    const [section, entry, field] = path.split('.') as [string, string, string];
    put(elementsOf(section, field), entry, value);
  }
  for (const { elements, entry, value } of rateLock ? lockElements(rateLock) : []) put(elements, entry, value);
  const body = print(deal, ROOT.length);
  const opening = ROOT.map((name, depth) => {
    const about = depth === 0 ? ROOT_ATTRIBUTES : '';
    return `${'  '.repeat(depth)}<${name}${about}>`;
  });
  const closing = ROOT.map((name, depth) => `${'  '.repeat(depth)}</${name}>`).toReversed();
  return [`<?xml version="1.0" encoding="UTF-8"?>`, ...opening, ...body, ...closing, ''].join('\n');
}

const order = new Intl.Collator('en', { numeric: true });

function print({ children }: Element, depth: number): string[] {
  const indent = '  '.repeat(depth);
  return [...children]
    .toSorted(([one], [other]) => order.compare(one, other))
    .flatMap(([key, child]) => {
      const [name, entry] = key.split(' ');
      const tag = entry ? `${name} SequenceNumber="${entry}"` : name;
      return child.text === undefined
        ? [`${indent}<${tag}>`, ...print(child, depth + 1), `${indent}</${name}>`]
        : [`${indent}<${tag}>${escaped(child.text)}</${name}>`];
    });
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };

/** Escapes text and leaves out the control characters that XML 1.0 cannot contain. */
const escaped = (text: string): string =>
  Array.from(text)
    .filter((sign) => sign >= ' ' || sign === '\n' || sign === '\t' || sign === '\r')
    .map((sign) => entities[sign] ?? sign)
    .join('');

/** Reads the fields of such a file as text. Elements that are no field of an application are passed over. */
export function fromMismo(xml: string): Record<string, string> {
  const read: Record<string, string> = {};
  const open: { name: string; entry: string | undefined }[] = [];
  let text = '';
  let problem: string | undefined;
  const parser = new SaxesParser();
  parser.on('error', ({ message }) => {
    problem ??= message;
  });
  parser.on('opentag', ({ name, attributes }) => {
    open.push({ name, entry: attributes.SequenceNumber });
    text = '';
  });
  parser.on('text', (more) => {
    text += more;
  });
  parser.on('closetag', () => {
    const found = fieldAt.get(
      open
        .slice(ROOT.length)
        .map(({ name }) => name)
        .join('/'),
    );
    const entry = open.findLast(({ entry: number }) => number !== undefined)?.entry ?? '1';
    if (found) read[`${found.section}.${entry}.${found.field}`] = text;
    open.pop();
    text = '';
  });
  try {
    parser.write(xml).close();
  } catch (error) {
    problem ??= (error as Error).message;
  }
  if (problem || Object.keys(read).length === 0)
    throw invalid('content', m.lending__is_no_application_file({ problem: problem ?? '' }));
  return read;
}
