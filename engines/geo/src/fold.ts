/**
 * Normalizes place names for comparison: lower case, accents folded, apostrophes and dots removed, hyphens and
 * other punctuation to one space, "saint"/"sainte" to "st"/"ste".
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

/** Matches names that are already folded, which are most of those compared. */
const folded = /^(?!.*\bsainte?\b)[a-z0-9]+(?: [a-z0-9]+)*$/;
