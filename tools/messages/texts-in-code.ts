import { parseSync } from 'oxc-parser';

/** Attributes whose text people read or hear. */
const readable = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'help',
  'label',
  'placeholder',
  'text',
  'title',
]);

/** Returns texts of a TSX file that people read and that are written in the code: text between tags, readable attributes and labels. */
export function textsInCode(path: string, source: string): string[] {
  const texts: string[] = [];
  const visit = (node: unknown): void => {
    if (node === null || typeof node !== 'object') return;
    const { type, value, name } = node as { type?: string; value?: unknown; name?: { name?: string } };
    if (type === 'JSXText' && typeof value === 'string' && /\p{L}{2}/u.test(value)) texts.push(value.trim());
    if (type === 'JSXAttribute')
      texts.push(...literal(value).filter((text) => readable.has(name?.name ?? '') || isLabel(text)));
    Object.values(node).forEach(visit);
  };
  visit(parseSync(path, source).program);
  return texts;
}

/** True for a text in an attribute of a component that begins like a label: `name="Paid until"`. */
const isLabel = (text: string): boolean => /^\p{Lu}\p{Ll}+( |$)/u.test(text);

function literal(node: unknown): string[] {
  const { type, value } = (node ?? {}) as { type?: string; value?: unknown };
  return type === 'Literal' && typeof value === 'string' && /\p{L}{2}/u.test(value) ? [value] : [];
}
