import type { Email } from 'postal-mime';
import { addressIn } from './words.ts';

/** The text of an email, and the lines that only its HTML states. */
export interface EmailText {
  text: string;
  /** Lines with labels, such as `Email: ada@example.com`, that fill what the text leaves open. */
  hints: string[];
}

export function textOfEmail({ subject, replyTo, text, html }: Email): EmailText {
  const head = [...(replyTo ?? []).map(({ address }) => `Reply-To: ${address}`), `Subject: ${subject ?? ''}`];
  const body = text?.trim() ? text : textOfHtml(html ?? '');
  return { text: [...metadataIn(html ?? ''), ...head, body].join('\n'), hints: addressesLinkedIn(html ?? '') };
}

/** Names of the metadata of lead emails (leadmetadata.org, version 1.0) that are labels of the reader. */
const metadata: Record<string, string> = { lead_name: 'Name', lead_email: 'Email', lead_phone: 'Phone' };

const metadataIn = (html: string): string[] =>
  [...html.matchAll(/<meta\s+name=["'](lead_\w+)["']\s+content=["']([^"'<>]*)["']/gi)].flatMap(([, name, value]) =>
    metadata[name!] ? [`${metadata[name!]}: ${decoded(value!)}`] : [],
  );

/** The addresses behind links such as “Contact by email”, which the text does not show. */
const addressesLinkedIn = (html: string): string[] =>
  [...html.matchAll(/href=["']mailto:([^"'?]+)/gi)].flatMap(([, address]) => {
    const found = addressIn(decoded(address!));
    return found ? [`Email: ${found}`] : [];
  });

/** Returns the visible text of HTML: a line for each block, a tab between the cells of a row. */
export const textOfHtml = (html: string): string =>
  decoded(
    withoutHidden(html)
      .replace(/\s+/g, ' ')
      .replace(/<\/t[dh]> ?<t[dh]\b[^<>]*>/gi, '\t')
      .replace(/<(?:br|hr|\/p|\/div|\/tr|\/li|\/h\d|\/table)\b[^<>]*>/gi, '\n')
      .replace(/<[^<>]*>/g, ''),
  )
    .split('\n')
    .map((line) =>
      line
        .replace(/ *\t */g, '\t')
        .replace(/ {2,}/g, ' ')
        .trim(),
    )
    .filter(Boolean)
    .join('\n');

/** Removes the elements and comments that a reader doesn't see. Takes linear time, whatever the HTML is. */
function withoutHidden(html: string): string {
  const lower = html.toLowerCase();
  const begins = /<(head|style|script|title)\b|<!--/g;
  let visible = '';
  for (let at = 0; ; ) {
    begins.lastIndex = at;
    const found = begins.exec(lower);
    if (!found) return visible + html.slice(at);
    visible += html.slice(at, found.index);
    const close = found[1] ? `</${found[1]}>` : '-->';
    const end = lower.indexOf(close, found.index);
    if (end < 0) return visible;
    at = end + close.length;
  }
}

const entities: Record<string, string> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', rsquo: '’', lsquo: '‘', ndash: '–', mdash: '—' },
  ...{
    eacute: 'é',
    egrave: 'è',
    ecirc: 'ê',
    agrave: 'à',
    acirc: 'â',
    ccedil: 'ç',
    ocirc: 'ô',
    icirc: 'î',
    Eacute: 'É',
  },
};

const decoded = (text: string): string =>
  text.replace(/&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[name] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
