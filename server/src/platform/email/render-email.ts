import { m } from '@lintel/messages';
import type { Email } from './mail.ts';

export interface EmailFigure {
  label: string;
  value: string;
  /** The source of the figure. */
  note?: string;
}

export interface Words {
  to: string;
  subject: string;
  heading?: string;
  /** Paragraphs. */
  body: readonly string[];
  /** A table of figures below the paragraphs. */
  figures?: readonly EmailFigure[];
  /** Paragraphs below the figures. */
  notes?: readonly string[];
  listTitle?: string;
  /** Items with links. */
  list?: readonly { title: string; detail: string; href: string }[];
  /** The primary action. */
  button?: { label: string; href: string };
  /** A secondary action below the button. */
  alternative?: { label: string; href: string };
  /** Why the recipient gets this email. */
  reason: string;
  /** Address for replies. */
  replyTo?: string | undefined;
  /** Unsubscribe options: a page for people, and a URL that mail programs post to (RFC 8058). */
  ending?: { label: string; href: string; post: string };
}

/** Renders an email as text and HTML. */
export function renderEmail({
  to,
  subject,
  heading,
  body,
  figures = [],
  notes = [],
  listTitle,
  list = [],
  button,
  alternative,
  reason,
  ending,
  replyTo,
}: Words): Email {
  const lines = [
    ...(heading ? [heading] : []),
    ...body,
    ...(figures.length > 0 ? [figures.map(figureText).join('\n')] : []),
    ...notes,
    ...(listTitle ? [listTitle] : []),
    ...list.map(({ title, detail, href }) => `${title}\n${detail}\n${href}`),
    ...(button ? [`${button.label}:\n${button.href}`] : []),
    ...(alternative ? [`${alternative.label}:\n${alternative.href}`] : []),
    `-- \n${reason}${ending ? `\n${ending.label}: ${ending.href}` : ''}\nLintel`,
  ];
  return {
    to,
    subject,
    text: lines.join('\n\n'),
    html: pageOf(subject, [
      ...(heading ? [`<h1 style="font-size:22px;line-height:1.3;margin:16px 0">${escaped(heading)}</h1>`] : []),
      ...body.map(paragraph),
      ...(figures.length > 0 ? [table(figures)] : []),
      ...notes.map(paragraph),
      ...(listTitle ? [`<h2 style="font-size:18px;line-height:1.3;margin:24px 0 8px">${escaped(listTitle)}</h2>`] : []),
      ...list.map(entry),
      ...action(button),
      ...(alternative ? [`<p>${link(alternative.href, alternative.label)}</p>`] : []),
      small(reason),
      ...(ending ? [`<p class="soft" style="${softly}">${link(ending.href, ending.label)}</p>`] : []),
    ]),
    ...(ending ? { unsubscribe: ending.post } : {}),
    ...(replyTo ? { replyTo } : {}),
  };
}

const escaped = (words: string): string => words.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const paragraph = (words: string): string => `<p>${escaped(words)}</p>`;
const softly = 'color:#57534A;font-size:14px;overflow-wrap:anywhere';
const small = (words: string): string => `<p class="soft" style="${softly}">${escaped(words)}</p>`;
const link = (href: string, words: string): string =>
  `<a class="link" href="${escaped(href)}" style="color:#1F5F5B">${escaped(words)}</a>`;

const entry = ({ title, detail, href }: NonNullable<Words['list']>[number]): string =>
  `<p class="entry" style="border-top:1px solid #DDD8CC;padding-top:12px">${link(href, title)}<br>${escaped(detail)}</p>`;

const figureText = ({ label, value, note }: EmailFigure): string => `${label}: ${value}${note ? ` (${note})` : ''}`;

function table(figures: readonly EmailFigure[]): string {
  const rows = figures.map(({ label, value, note }) => {
    const small = note ? `<br><span class="soft" style="${softly}">${escaped(note)}</span>` : '';
    const cells = [
      `<th class="entry" scope="row" align="left" style="border-top:1px solid #DDD8CC;padding:8px 0;vertical-align:top;font-weight:400">${escaped(label)}${small}</th>`,
      `<td class="entry" align="right" style="border-top:1px solid #DDD8CC;padding:8px 0 8px 16px;vertical-align:top;font-weight:600">${escaped(value)}</td>`,
    ];
    return `<tr>${cells.join('')}</tr>`;
  });
  return `<table width="100%" cellspacing="0" cellpadding="0" style="border-collapse:collapse">${rows.join('')}</table>`;
}

function action(button: Words['button']): string[] {
  if (!button) return [];
  const style =
    'display:inline-block;padding:12px 20px;border-radius:4px;background:#1F5F5B;color:#FFFFFF;text-decoration:none';
  return [
    `<p><a class="button" href="${escaped(button.href)}" style="${style}">${escaped(button.label)}</a></p>`,
    small(m.platform__if_the_button_doesnt_work({ href: button.href })),
  ];
}

/** Colors of the dark tokens; programs that know no color scheme show the light ones. */
const dark = `@media (prefers-color-scheme: dark) {
body { background: #141311 !important; color: #F3EFE7 !important }
.soft { color: #B9B2A5 !important }
.link { color: #6FBDB4 !important }
.entry { border-color: #34302A !important }
.top { border-color: #F3EFE7 !important }
.button { background: #6FBDB4 !important; color: #141311 !important }
}`;

/** Mail programs do not load style sheets, so the colors of the tokens are repeated here. */
const pageOf = (title: string, parts: readonly string[]): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark"><title>${escaped(title)}</title><style>${dark}</style></head>
<body style="margin:0;background:#FAF8F4;color:#1C1B19;font-family:Inter,Helvetica,Arial,sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto;padding:32px 24px"><p class="top" style="border-top:2px solid #1C1B19;padding-top:12px;font-weight:600">Lintel</p>
${parts.join('\n')}
</div></body></html>`;
