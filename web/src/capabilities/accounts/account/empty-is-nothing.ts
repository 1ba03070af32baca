interface Checked {
  '~standard': { validate: (value: unknown) => unknown };
}

/** The schema for a form whose fields may be emptied: what is left empty there is nothing, and not an empty text. */
export function emptyIsNothing<Schema extends Checked>(schema: Schema, names: readonly string[]): Schema {
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
