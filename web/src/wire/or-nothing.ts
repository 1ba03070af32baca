/** For a part of a page without which the page still makes sense. */
export const orNothing = <T>(answer: Promise<T>): Promise<T | undefined> => answer.catch(() => undefined);
