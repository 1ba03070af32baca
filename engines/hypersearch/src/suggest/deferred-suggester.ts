import type { CityNear, KnownHome, Suggested, Suggester, SuggestOptions } from './suggester.ts';

/** Collects the homes until the first query, and then creates the suggester. */
export class DeferredSuggester implements Suggester {
  readonly #create: () => Suggester;
  readonly #waiting = new Map<number, KnownHome>();
  #created: Suggester | undefined;

  constructor(create: () => Suggester) {
    this.#create = create;
  }

  get #suggester(): Suggester {
    if (!this.#created) {
      this.#created = this.#create();
      for (const home of this.#waiting.values()) this.#created.put(home);
      this.#waiting.clear();
    }
    return this.#created;
  }

  get size(): number {
    return this.#created?.size ?? this.#waiting.size;
  }

  put(home: KnownHome): void {
    if (this.#created) this.#created.put(home);
    else this.#waiting.set(home.id, home);
  }

  delete(id: number): void {
    if (this.#created) this.#created.delete(id);
    else this.#waiting.delete(id);
  }

  suggest(typed: string, options: SuggestOptions): Suggested[] {
    return this.#suggester.suggest(typed, options);
  }

  citiesNear(point: { lat: number; lon: number }, most: number): CityNear[] {
    return this.#suggester.citiesNear(point, most);
  }
}
