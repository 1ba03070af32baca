const end = /[.!?…](?=["”)]?\s)|\n/;

/** Parts a text that comes in pieces into whole sentences: nothing is shown before it could be looked at as a whole. */
export function createSentences() {
  let held = '';
  return {
    /** The sentences that this piece completes. */
    add(piece: string): string[] {
      held += piece;
      const whole: string[] = [];
      for (let found = end.exec(held); found; found = end.exec(held)) {
        const until = found.index + found[0].length;
        whole.push(held.slice(0, until));
        held = held.slice(until);
      }
      return whole;
    },
    /** What is left when no more comes. */
    rest(): string {
      const last = held;
      held = '';
      return last;
    },
  };
}

const markdownLink = /\[([^\]]+)\]\((?!\[)[^)]*\)/g;
const address = /\bhttps?:\/\/\S+|\bwww\.\S+/gi;

/** Without links: those of an answer come from the tools. */
export const withoutLinks = (text: string): string =>
  text
    .replace(markdownLink, '$1')
    .replace(address, '')
    .replace(/\*\*|__|`/g, '');
