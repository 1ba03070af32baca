/**
 * The form in which names of places are compared: lower case, accents folded, apostrophes and dots
 * dropped, hyphens and other marks to one space, "saint"/"sainte" written "st"/"ste".
 */
export function foldPlace(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/['’ʼ`.]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/\bsaint\b/g, 'st')
    .replace(/\bsainte\b/g, 'ste');
}
