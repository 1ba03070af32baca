/** Where mail programs begin to quote the letter that is answered. */
const quoteBegins = [
  /^On .{5,200} wrote:$/,
  /^Le .{5,200} a écrit\s?:$/,
  /^El .{5,200} escribió:$/,
  /^-{2,}\s?(Original Message|Forwarded message|Message d'origine)\s?-{2,}$/i,
  /^_{8,}$/,
  /^From: .+/,
  /^De\s?: .+/,
];

/** What somebody wrote themselves: without the letter they answer, and without the signature under it. */
export function ownWords(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const end = lines.findIndex((line, at) => {
    // The line that introduces the quote may be broken in two.
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
