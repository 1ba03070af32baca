/** After this an answer is shown, whatever is still to come. */
const PATIENCE_MS = 3_000;

/**
 * Parts of a page that the browser takes over later than the rest, such as those that load code of their own. The server
 * wrote them without answers: one that is there before its part is taken over makes the two differ. So answers wait until
 * all parts that were announced have come; of the first page alone, as the server writes no other.
 */
export function createLateParts() {
  let missing = 0;
  let first = true;
  let complete = Promise.resolve();
  let tell = () => {};
  return {
    /** Returns how to say that the part has come, or that it never will. */
    announce(): () => void {
      if (!first) return () => {};
      missing += 1;
      if (missing === 1)
        complete = new Promise((done) => {
          tell = done;
          setTimeout(done, PATIENCE_MS);
        });
      let settled = false;
      return () => {
        if (settled) return;
        settled = true;
        missing -= 1;
        if (missing > 0) return;
        first = false;
        tell();
      };
    },
    /** Settles when no part is missing any more. */
    complete: (): Promise<void> => complete,
  };
}

/** Those of this visit. */
export const lateParts = createLateParts();
