/** Resolves to undefined on failure, for optional parts of a page. */
export const orUndefined = <T>(answer: Promise<T>): Promise<T | undefined> => answer.catch(() => undefined);
