import type { LegalDocument } from './contract.ts';

/** The parsed file of a legal text. */
export interface LegalText {
  title: string;
  publishedOn: string;
  effectiveOn: string;
  sections: LegalDocument['sections'];
}

/**
 * Parses the file of a text: a header of `name: value` lines between two `---`, then Markdown limited to `#` (title),
 * `##` (section) and paragraphs separated by empty lines, so that counsel can read and mark it up directly.
 */
export function readText(written: string): LegalText {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(written) ?? [];
  const blocks = body
    .split(/\n{2,}/)
    .map((block) => block.trim().replaceAll('\n', ' '))
    .filter((block) => block !== '');
  const title = blocks.shift()?.replace(/^# /, '') ?? '';
  const sections: LegalText['sections'] = [];
  for (const block of blocks) {
    if (block.startsWith('## ')) sections.push({ heading: block.slice(3), paragraphs: [] });
    else sections.at(-1)!.paragraphs.push(block);
  }
  return { title, publishedOn: dayIn(head, 'published'), effectiveOn: dayIn(head, 'effective'), sections };
}

function dayIn(head: string, name: string): string {
  const value = new RegExp(`^${name}: (\\d{4}-\\d{2}-\\d{2})$`, 'm').exec(head)?.[1];
  if (!value) throw new Error(`A legal text says no day as "${name}: 2026-11-01" in its head`);
  return value;
}
