const quotes = /[\u2018\u2019\u02BC`\u00B4]/g;
const marks = /\p{Mark}/gu;
const spaces = /\s+/g;

/** As patterns read it: small letters without accents, plain quotes, single spaces, no sign at its end. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(marks, '')
    .toLowerCase()
    .replace(quotes, "'")
    .replace(/[¿¡]/g, '')
    .replace(spaces, ' ')
    .trim()
    .replace(/[\s.!?…,;:]+$/, '');
