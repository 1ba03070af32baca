const quotes = /[\u2018\u2019\u02BC`\u00B4]/g;
const marks = /\p{Mark}/gu;
const spaces = /\s+/g;
/** “.75%” */
const bareDecimals = /(?<![^\s($=])\.(?=\d)/g;

/** Normalizes a text for patterns: lowercase, no accents, straight quotes, single spaces, no final punctuation. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(marks, '')
    .toLowerCase()
    .replace(quotes, "'")
    .replace(/[¿¡]/g, '')
    .replace(bareDecimals, '0.')
    .replace(spaces, ' ')
    .trim()
    .replace(/[\s.!?…,;:]+$/, '');
