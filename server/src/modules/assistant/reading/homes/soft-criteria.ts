/** Criteria that a text states as better without something. A search reads the words after the arrow as a preference. */
const forms: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [
    /\bsi no (?:tiene|trae|tuviera|tenga|hay|cobra) ((?:\p{L}+ ){0,2}?\p{L}+),? (?:mejor|tanto mejor|qu[eé] mejor|mucho mejor|a[uú]n mejor)\b/giu,
    'de preferencia sin $1',
  ],
  [/\b(?:even )?better (?:without|if there(?:'s| is)? no|if it (?:has|had) no)\b(?: an?\b)?/gi, 'ideally no'],
  [
    /\b(?:c'est |ce serait |encore )?mieux (?:sans|s['’]il n['’]y a pas d[e'’]|si elle n?['’]?a pas d[e'’])(?=\s|\p{L})/giu,
    'de préférence sans',
  ],
];

/** Writes “si no tiene alberca mejor” and “better without a pool” as preferences. */
export const withSoftCriteria = (typed: string): string =>
  forms.reduce((text, [pattern, instead]) => text.replace(pattern, instead), typed);
