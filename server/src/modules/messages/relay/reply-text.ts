/** Markers where mail programs start quoting the original email. */
const quoteBegins = [
  /^On .{5,200} wrote:$/,
  /^Le .{5,200} a écrit\s?:$/,
  /^El .{5,200} escribió:$/,
  /^-{2,}\s?(Original Message|Forwarded message|Message d'origine)\s?-{2,}$/i,
  /^_{8,}$/,
  /^From: .+/,
  /^De\s?: .+/,
];

/** Extracts the person's own text, without the quoted email and the signature. */
export function replyText(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const end = lines.findIndex((line, at) => {
    // The line that introduces the quote may be wrapped.
    const [words, broken] = [line.trim(), `${line.trim()} ${lines[at + 1]?.trim() ?? ''}`];
    return (
      line === '-- ' ||
      quoteBegins.some((begins) => begins.test(words) || (/^(On|Le|El) /.test(words) && begins.test(broken)))
    );
  });
  return (end < 0 ? lines : lines.slice(0, end))
    .filter((line) => !line.startsWith('>'))
    .join('\n')
    .trim();
}
