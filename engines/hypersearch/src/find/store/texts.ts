import { room } from './parts.ts';

/** Word numbers of homes, one home after the other. */
export class Texts {
  count = 0;
  /** The words of home i are `words[from[i]]` up to `words[from[i + 1]]`, each once. */
  readonly from: Int32Array;
  words = new Int32Array(1024);
  /** The impact of each word on its home. */
  impacts = new Uint8Array(1024);

  /** Allocates space for at most `most` homes. */
  constructor(most: number) {
    this.from = room(Int32Array, most + 1);
  }

  /** Adds a home without words. */
  addNone(): void {
    this.from[this.count + 1] = this.from[this.count] as number;
    this.count += 1;
  }

  /** Grows the arrays so that positions below `end` can be written. */
  makeRoom(end: number): void {
    if (end <= this.words.length) return;
    const { words, impacts } = this;
    const length = Math.max(end, words.length * 2);
    this.words = room(Int32Array, length);
    this.words.set(words);
    this.impacts = room(Uint8Array, length);
    this.impacts.set(impacts);
  }
}
