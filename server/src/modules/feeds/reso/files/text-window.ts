import { StringDecoder } from 'node:string_decoder';

/** Its message is a sentence for the person who gave the file. */
export class JsonFileError extends Error {
  override name = 'JsonFileError';
}

/** Field names that hold records, and names of the objects around them. */
export interface RecordLists {
  lists: ReadonlySet<string>;
  wrappers: ReadonlySet<string>;
}

/** Larger than any value: exceeding it means that an end is missing. */
const VALUE_CHARACTERS_MAX = 64 * 1024 * 1024;

/** Text without marks, then a whole string, brace or bracket. */
const marked = /[^"{}[\]]*(?:"[^"\\]*(?:\\[\s\S][^"\\]*)*"|[{}[\]])/y;

const cutOff = () => new JsonFileError('The JSON ends in the middle.');

/** A text read in pieces that holds only its unused part. */
export class TextWindow {
  #text = '';
  #at = 0;
  readonly #pieces: AsyncIterator<Uint8Array>;
  readonly #decoder = new StringDecoder('utf8');

  constructor(bytes: AsyncIterable<Uint8Array>) {
    this.#pieces = bytes[Symbol.asyncIterator]();
  }

  /** Returns the next non-space character, or undefined at the end. */
  async next(): Promise<string | undefined> {
    for (;;) {
      while (this.#at < this.#text.length) {
        const character = this.#text[this.#at]!;
        if (!/[\s\ufeff]/.test(character)) return character;
        this.#at++;
      }
      if (!(await this.#more())) return undefined;
    }
  }

  skip(characters: number): void {
    this.#at += characters;
  }

  /** Takes the text of the value that begins here. */
  async take(): Promise<string> {
    const length = await this.#lengthFrom(0);
    const text = this.#text.slice(this.#at, this.#at + length);
    this.#at += length;
    return text;
  }

  /**
   * Takes the object that begins here up to its first list of records, which may be nested in wrapper
   * objects: returns the text, the list's name and the number of open objects. Takes the whole object when no
   * field is such a list.
   */
  async takeUpToList(names: RecordLists): Promise<{ text: string; list?: string; open: number }> {
    let offset = 1;
    let open = 1;
    for (;;) {
      offset = await this.#nextFrom(offset, /[^\s,]/g);
      const mark = this.#text[this.#at + offset];
      if (mark === '}' && open > 1) {
        open--;
        offset++;
        continue;
      }
      if (mark !== '"') return { text: await this.take(), open: 0 };
      const nameEnd = offset + (await this.#lengthFrom(offset));
      const name = this.#text.slice(this.#at + offset + 1, this.#at + nameEnd - 1);
      offset = await this.#nextFrom(nameEnd, /[^\s:]/g);
      const first = this.#text[this.#at + offset];
      if (first === '[' && names.lists.has(name)) {
        const text = this.#text.slice(this.#at, this.#at + offset);
        this.#at += offset;
        return { text, list: name, open };
      }
      if (first === '{' && names.wrappers.has(name)) {
        open++;
        offset++;
      } else offset += await this.#lengthFrom(offset);
    }
  }

  /** Returns the length of the value that begins at `offset`. */
  async #lengthFrom(offset: number): Promise<number> {
    const first = this.#text[this.#at + offset]!;
    if (first === '"') return (await this.#stringEnd(offset)) - offset;
    if (first !== '{' && first !== '[') return (await this.#nextFrom(offset, /[\s,\]}]/g, true)) - offset;
    let depth = 0;
    for (let at = offset; ; ) {
      const end = await this.#afterMark(at);
      const mark = this.#text[this.#at + end - 1]!;
      if (mark === '{' || mark === '[') depth++;
      else if (mark === '}' || mark === ']') depth--;
      if (depth === 0) return end - offset;
      at = end;
    }
  }

  /** Returns the offset after the next string, brace or bracket. */
  async #afterMark(offset: number): Promise<number> {
    for (;;) {
      marked.lastIndex = this.#at + offset;
      if (marked.test(this.#text)) return marked.lastIndex - this.#at;
      if (!(await this.#more())) throw cutOff();
    }
  }

  /** Returns the offset after the string that begins at `offset`. */
  async #stringEnd(offset: number): Promise<number> {
    for (let at = offset + 1; ; ) {
      at = await this.#nextFrom(at, /["\\]/g);
      if (this.#text[this.#at + at] === '"') return at + 1;
      at += 2;
    }
  }

  /** Returns the offset of the first matching character from `offset` on. */
  async #nextFrom(offset: number, wanted: RegExp, orEnd = false): Promise<number> {
    for (let from = offset; ; ) {
      wanted.lastIndex = this.#at + from;
      const found = wanted.exec(this.#text);
      if (found) return found.index - this.#at;
      from = Math.max(from, this.#text.length - this.#at);
      if (await this.#more()) continue;
      if (orEnd) return this.#text.length - this.#at;
      throw cutOff();
    }
  }

  /** Reads the next piece; false at the end. Invariant: offsets from `#at` stay valid. */
  async #more(): Promise<boolean> {
    const { value, done } = await this.#pieces.next();
    if (done) return false;
    this.#text = this.#text.slice(this.#at) + this.#decoder.write(value as Buffer);
    this.#at = 0;
    if (this.#text.length > VALUE_CHARACTERS_MAX)
      throw new JsonFileError('The JSON holds a record of more than 64 million characters: an end is missing.');
    return true;
  }
}
