/** Offset in the text. */
export type Piece = { at: number; text: string; href?: string };

const address = /https?:\/\/[^\s<>"'`]+/gi;
/** Characters that end a sentence rather than a URL. */
const trailing = /[.,;:!?)\]}’”]+$/;

/** Splits a text into plain text and http(s) URLs; never produces markup. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(address)) {
    const found = balanced(match[0]);
    if (!URL.canParse(found)) continue;
    if (match.index > from) pieces.push({ at: from, text: text.slice(from, match.index) });
    pieces.push({ at: match.index, text: found, href: found });
    from = match.index + found.length;
  }
  if (from < text.length) pieces.push({ at: from, text: text.slice(from) });
  return pieces;
}

/** Keeps a closing parenthesis that matches one inside the URL. */
function balanced(found: string): string {
  const cut = found.replace(trailing, '');
  return cut.includes('(') && !cut.includes(')') && found[cut.length] === ')' ? `${cut})` : cut;
}
