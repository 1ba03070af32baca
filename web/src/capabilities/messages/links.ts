/** `at` is where it begins in the text. */
export type Piece = { at: number; text: string; href?: string };

const address = /https?:\/\/[^\s<>"'`]+/gi;
/** Signs that end a sentence rather than an address. */
const trailing = /[.,;:!?)\]}’”]+$/;

/** Parts a text into words and addresses that begin with http or https; all of it stays text, nothing becomes markup. */
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

/** A closing bracket belongs to an address that has an opening one. */
function balanced(found: string): string {
  const cut = found.replace(trailing, '');
  return cut.includes('(') && !cut.includes(')') && found[cut.length] === ')' ? `${cut})` : cut;
}
