const long = 12;

/** What would make a password better. It advises; what is refused is for the schema to say. */
export function passwordAdvice(password: string): string {
  const length = [...password].length;
  if (length === 0) return 'At least 8 characters; 12 or more are much harder to guess. Three or four words work well.';
  if (length < 8) return `${8 - length} more ${8 - length === 1 ? 'character' : 'characters'} at least.`;
  if (/^(.)\1*$/u.test(password)) return 'The same character again and again is guessed first.';
  if (/^\d+$/.test(password)) return 'Only digits are guessed quickly; add a word or two.';
  if (length < long) return 'It will do. A few more characters make it much harder to guess.';
  return 'Good: long passwords are hard to guess.';
}
