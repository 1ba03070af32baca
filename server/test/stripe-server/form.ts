export type Form = { [key: string]: string | Form };

/** Reads `items[0][price]=…&metadata[a]=b` as nested objects; lists are objects with numbers as keys. */
export function parseForm(text: string): Form {
  const form: Form = {};
  for (const [key, value] of new URLSearchParams(text)) {
    const path = key.split(/[[\]]+/).filter((step) => step !== '');
    let at = form;
    for (const step of path.slice(0, -1)) {
      at[step] ??= {};
      at = at[step] as Form;
    }
    at[path.at(-1)!] = value;
  }
  return form;
}

export const text = (form: Form, key: string): string | undefined => {
  const value = form[key];
  return typeof value === 'string' ? value : undefined;
};

export const within = (form: Form, key: string): Form => {
  const value = form[key];
  return typeof value === 'object' ? value : {};
};

export const list = (form: Form, key: string): Form[] =>
  Object.values(within(form, key)).map((each) => (typeof each === 'object' ? each : { value: each }));

/** Returns a map of strings, such as metadata. */
export const texts = (form: Form, key: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(within(form, key)).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
