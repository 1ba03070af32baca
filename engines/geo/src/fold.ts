/**
 * The form in which names of places are compared: lower case, accents folded, apostrophes and dots
 * dropped, hyphens and other marks to one space, "saint"/"sainte" written "st"/"ste".
 */
export function foldPlace(name: string): string {
  if (folded.test(name)) return name;
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/['’ʼ`.]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/\bsaint\b/g, 'st')
    .replace(/\bsainte\b/g, 'ste');
}

/** Nothing is left to do: most names that are compared were folded before. */
const folded = /^(?!.*\bsainte?\b)[a-z0-9]+(?: [a-z0-9]+)*$/;
