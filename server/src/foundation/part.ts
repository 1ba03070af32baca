/**
 * Something that lives as long as the running app, such as an index in memory: made once when the app starts, found by
 * verbs through `use`. Kept by the app and not by the module, so that two apps in one process do not share it.
 */
export interface Part<T> {
  readonly name: string;
  /** Carries the type only. */
  readonly value?: T;
}

export const part = <T>(name: string): Part<T> => ({ name });

export interface Parts {
  provide<T>(part: Part<T>, value: T): void;
  use<T>(part: Part<T>): T;
}

export function createParts(): Parts {
  const held = new Map<Part<unknown>, unknown>();
  return {
    provide(key, value) {
      if (held.has(key)) throw new Error(`The ${key.name} is provided twice`);
      held.set(key, value);
    },
    use<T>(key: Part<T>) {
      if (!held.has(key)) throw new Error(`The ${key.name} is used before it was provided`);
      return held.get(key) as T;
    },
  };
}
