/** Every sentence that takes one alternative of each part in order; an alternative may be empty. */
export const sentencesOf = (...parts: readonly (readonly string[])[]): string[] =>
  parts.reduce<string[]>((heads, tails) => heads.flatMap((head) => tails.map((tail) => `${head}${tail}`)), ['']);
