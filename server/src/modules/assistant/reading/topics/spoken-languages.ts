const spokenLanguages: readonly (readonly [code: string, pattern: RegExp])[] = [
  ['es', /\b(spanish|espanol|espagnol)\b/],
  ['fr', /\b(french|francais|frances)\b/],
  ['en', /\b(english|anglais|ingles)\b/],
  ['zh', /\b(mandarin|cantonese|cantonais|chinese|chinois|chino)\b/],
  ['hi', /\bhindi\b/],
  ['pa', /\bpunjabi\b/],
  ['ar', /\b(arabic|arabe)\b/],
  ['pt', /\b(portuguese|portugais|portugues)\b/],
  ['ko', /\b(korean|coreen|coreano)\b/],
  ['vi', /\b(vietnamese|vietnamien|vietnamita)\b/],
  ['ru', /\b(russian|russe|ruso)\b/],
  ['ht', /\b((haitian )?creole|creole haitien|criollo haitiano)\b/],
  ['tl', /\b(tagalog|filipino|pilipino)\b/],
  ['ur', /\burdu\b|\bourdou\b/],
  ['fa', /\b(farsi|persian|persan|persa)\b/],
  ['it', /\b(italian|italien|italiano)\b/],
  ['de', /\b(speaks?|speaking|parle|habla) (german|allemand|aleman)\b/],
  ['ja', /\b(japanese|japonais|japones)\b/],
  ['pl', /\b(speaks?|speaking|parle|habla) (polish|polonais|polaco)\b/],
  ['uk', /\b(ukrainian|ukrainien|ucraniano)\b/],
];
/** Returns the language that a professional should speak, as a plain text says it. */
export const languageWanted = (text: string): string | undefined =>
  spokenLanguages.find(([, pattern]) => pattern.test(text))?.[0];
