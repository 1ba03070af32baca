/** A word in the form in which lexicons are written: lower case, no accents, no apostrophes. */
export function foldWord(word: string): string {
  let plain = true;
  for (let at = 0; at < word.length; at++) if (word.charCodeAt(at) > 127) plain = false;
  const letters = plain ? word : word.normalize('NFD').replace(/\p{M}/gu, '').replace(/œ/gi, 'oe');
  return letters.toLowerCase().replace(/['’ʼ`´]/g, '');
}
