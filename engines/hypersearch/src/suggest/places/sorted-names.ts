/** Names in alphabetical order with their items, found by prefix. */
export class SortedNames<Item> {
  #names: { text: string; item: Item }[] = [];
  #recent: { text: string; item: Item }[] = [];

  add(text: string, item: Item): void {
    this.#recent.push({ text, item });
  }

  /** An item may occur several times, once for each of its names. */
  *startingWith(beginning: string): Generator<{ text: string; item: Item }> {
    this.#merge();
    for (let at = this.#lowerBound(beginning); at < this.#names.length; at++) {
      const name = this.#names[at] as { text: string; item: Item };
      if (!name.text.startsWith(beginning)) return;
      yield name;
    }
  }

  #merge(): void {
    if (this.#recent.length === 0) return;
    this.#names = [...this.#names, ...this.#recent].sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0));
    this.#recent = [];
  }

  #lowerBound(text: string): number {
    let [low, high] = [0, this.#names.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#names[middle] as { text: string }).text < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
