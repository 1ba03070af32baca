/** The sounds of letter groups, longest first. Vowels are dropped afterwards. */
const groups: readonly (readonly [RegExp, string])[] = [
  [/^(?:kn|gn|pn)/, 'n'],
  [/^wr/, 'r'],
  [/^x/, 's'],
  [/tch|sch|ch|sh|ti(?=on)|ci(?=[ao])/g, 'x'],
  [/ph/g, 'f'],
  [/gh(?=[^aeiouy]|$)/g, ''],
  [/dg(?=[eiy])|g(?=[eiy])/g, 'j'],
  [/c(?=[eiy])/g, 's'],
  [/ck|[cq]/g, 'k'],
  [/x/g, 'x'],
  [/z/g, 's'],
  [/wh/g, 'w'],
  [/th/g, 't'],
  [/v/g, 'f'],
  [/d(?![aeiouy])/g, 't'],
];

/**
 * Returns a phonetic key: "filbert" and "philbert", "clare" and "claire" share one; "kensinton" and "kensington" do
 * not. Encodes consonants by sound, keeps the first vowel and merges doubled letters.
 */
export function soundOf(word: string): string {
  let sound = word;
  for (const [letters, by] of groups) sound = sound.replace(letters, by);
  const first = sound.charAt(0);
  return (/[aeiouy]/.test(first) ? 'a' : '') + sound.replace(/[aeiouyhw]/g, '').replace(/(.)\1+/g, '$1');
}
