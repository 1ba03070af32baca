import type { LegalDocument } from './contract.ts';

/** A legal text as its file tells it. */
export interface LegalText {
  title: string;
  publishedOn: string;
  effectiveOn: string;
  sections: LegalDocument['sections'];
}

/**
 * Reads the file of a text: a head of `name: value` lines between two `---`, then Markdown of which only `#` (title),
 * `##` (section) and paragraphs parted by empty lines are used, so that counsel can read and mark it as it is.
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
