/**
 * A key for a value that lives as long as the running app, such as an index in memory. The app creates the value at
 * startup and operations read it with `resolve`. The app holds it instead of the module, so that two apps in one
 * process do not share it.
 */
export interface Token<T> {
  readonly name: string;
  /** Carries only the type. */
  readonly value?: T;
}

export const token = <T>(name: string): Token<T> => ({ name });

export interface Registry {
  register<T>(token: Token<T>, value: T): void;
  resolve<T>(token: Token<T>): T;
}

export function createRegistry(): Registry {
  const held = new Map<Token<unknown>, unknown>();
  return {
    register(key, value) {
      if (held.has(key)) throw new Error(`The ${key.name} is registered twice`);
      held.set(key, value);
    },
    resolve<T>(key: Token<T>) {
      if (!held.has(key)) throw new Error(`The ${key.name} is resolved before it was registered`);
      return held.get(key) as T;
    },
  };
}
