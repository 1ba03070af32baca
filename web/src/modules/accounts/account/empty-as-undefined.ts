interface Checked {
  '~standard': { validate: (value: unknown) => unknown };
}

/** Wraps a schema so that empty form fields are treated as missing instead of as an empty string. */
export function emptyAsUndefined<Schema extends Checked>(schema: Schema, names: readonly string[]): Schema {
  const standard = schema['~standard'];
  const filled = (values: unknown) =>
    Object.fromEntries(
      Object.entries(values as object).map(([name, value]) => [
        name,
        names.includes(name) && value === '' ? null : value,
      ]),
    );
  return { '~standard': { ...standard, validate: (values: unknown) => standard.validate(filled(values)) } } as Schema;
}
