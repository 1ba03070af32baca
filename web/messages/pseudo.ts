const letters = 'aàeéiîoôuûcçnñAÀEÉIÎOÔUÛCÇNÑ';
const accents = new Map(
  Array.from({ length: letters.length / 2 }, (_, at) => [letters[2 * at]!, letters[2 * at + 1]!]),
);

/**
 * Returns a text as the pseudo-locale shows it: `⟦Sàvé hômé ····⟧`. Placeholders such as `{name}` stay. The added dots
 * break into groups of five, as words of a longer language would.
 */
export function pseudoText(text: string): string {
  const accented = text.replace(/\{\w+\}|[aeioucn]/gi, (part) => accents.get(part) ?? part);
  const dots = '·'.repeat(Math.ceil(text.length * 0.4)).replace(/·{5}(?=·)/g, '···· ');
  return `⟦${accented}${dots}⟧`;
}
