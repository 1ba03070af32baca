const end = /[.!?…](?=["”)]?\s)|\n/;

/** Splits a streamed text into whole sentences, so that each sentence is checked before it is shown. */
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
    /** Returns the remaining text at the end of the stream. */
    rest(): string {
      const last = held;
      held = '';
      return last;
    },
  };
}

const markdownLink = /\[([^\]]+)\]\((?!\[)[^)]*\)/g;
const address = /\bhttps?:\/\/\S+|\bwww\.\S+/gi;

/** Removes links and Markdown marks. The links of an answer come from the tools. */
export const withoutLinks = (text: string): string =>
  text
    .replace(markdownLink, '$1')
    .replace(address, '')
    .replace(/\*\*|__|`/g, '');
