import { z } from 'zod';

type Write = (value: never) => string;

/** A reply as JSON text. */
export class Json {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/**
 * Compiles a reply schema to a function that writes a value as JSON, with the fields that the schema names and no
 * others. A value of the wrong type is a fault. Formats and ranges are not checked: see decision 47.
 */
export function jsonWriterOf<T>(schema: z.ZodType<unknown, T>): (value: T) => string {
  const write = writerOf(schema) as (value: T) => string;
  return (value) => {
    try {
      return write(value);
    } catch (error) {
      // Names the field.
      schema.parse(value);
      throw error;
    }
  };
}

/** The first fields of an object, written once and sent many times. */
export interface JsonPrefix<T> {
  schema: z.ZodObject<z.ZodRawShape, z.core.$strip> & z.ZodType<T>;
  /** Ends before the closing brace. */
  json: string;
}

export const jsonPrefixOf = <T>(schema: JsonPrefix<T>['schema'], value: T): JsonPrefix<T> => ({
  schema,
  json: jsonWriterOf(schema)(value as never).slice(0, -1),
});

const prefixKey = Symbol('JSON prefix');

/** An object of a reply whose first fields are written already. Only a reply schema can read it. */
export const withJsonPrefix = <Whole extends Base, Base>(
  prefix: JsonPrefix<Base>,
  rest: Omit<Whole, keyof Base>,
): Whole => ({ [prefixKey]: prefix, ...rest }) as unknown as Whole;

const writers = new WeakMap<z.core.$ZodType, Write>();

function writerOf(schema: z.core.$ZodType): Write {
  const known = writers.get(schema);
  if (known) return known;
  const write = compile(schema as z.core.$ZodTypes);
  writers.set(schema, write);
  return write;
}

function compile(schema: z.core.$ZodTypes): Write {
  const { def } = schema._zod;
  if (def.checks?.some(changesOrJudges)) return writeParsed(schema);
  switch (def.type) {
    case 'string':
      return def.coerce ? writeParsed(schema) : writeText;
    case 'number':
      return def.coerce ? writeParsed(schema) : writeNumber;
    case 'boolean':
      return def.coerce ? writeParsed(schema) : writeBoolean;
    case 'enum':
      return Object.values(def.entries).every((entry) => typeof entry === 'string') ? writeText : writeParsed(schema);
    case 'nullable':
      return orElse(null, writerOf(def.innerType));
    case 'optional':
      return orElse(undefined, writerOf(def.innerType));
    case 'array':
      return arrayWriter(writerOf(def.element));
    case 'object':
      return def.catchall ? writeParsed(schema) : objectWriter(def.shape);
    default:
      return writeParsed(schema);
  }
}

/** Returns true for checks of our own and for those that change the value, such as `trim`. */
const changesOrJudges = ({ _zod: { def } }: z.core.$ZodCheck): boolean =>
  def.check === 'custom' || def.check === 'overwrite';

/** For a schema that is not compiled, such as a union or a transform. */
const writeParsed =
  (schema: z.core.$ZodType): Write =>
  (value) =>
    JSON.stringify(z.parse(schema, value)) ?? 'null';

const mustBeEscaped = /[^ !#-[\]-\ud7ff\ue000-\uffff]/;

function writeText(value: unknown): string {
  if (typeof value !== 'string') throw new TypeError('The reply must have a string here');
  // For a long text the built-in is faster.
  return value.length > 60 || mustBeEscaped.test(value) ? JSON.stringify(value) : `"${value}"`;
}

function writeNumber(value: unknown): string {
  if (!Number.isFinite(value)) throw new TypeError('The reply must have a number here');
  return `${value}`;
}

function writeBoolean(value: unknown): string {
  if (typeof value !== 'boolean') throw new TypeError('The reply must have true or false here');
  return value ? 'true' : 'false';
}

const orElse =
  (absent: null | undefined, write: Write): Write =>
  (value) =>
    value === absent ? 'null' : write(value);

const arrayWriter =
  (write: Write) =>
  (values: readonly never[]): string => {
    if (!Array.isArray(values)) throw new TypeError('The reply must have an array here');
    let json = '[';
    for (let at = 0; at < values.length; at++) json += (at === 0 ? '' : ',') + write(values[at]!);
    return `${json}]`;
  };

type Shape = Readonly<Record<string, z.core.$ZodType>>;
type Fields = Readonly<Record<string, unknown>> & { [prefixKey]?: JsonPrefix<unknown> };

function objectWriter(shape: Shape): Write {
  const writeFields = fieldsWriter(shape);
  const afterPrefix = new WeakMap<object, (object: Fields) => string>();
  const writeAfter = ({ schema }: JsonPrefix<unknown>, object: Fields): string => {
    let write = afterPrefix.get(schema);
    if (!write) {
      write = fieldsWriter(Object.fromEntries(Object.entries(shape).filter(([name]) => !(name in schema.shape))));
      afterPrefix.set(schema, write);
    }
    return write(object);
  };
  return (object: Fields) => {
    if (typeof object !== 'object' || object === null) throw new TypeError('The reply must have an object here');
    const prefix = object[prefixKey];
    if (!prefix) return `{${writeFields(object)}}`;
    const rest = writeAfter(prefix, object);
    return rest === '' ? `${prefix.json}}` : `${prefix.json},${rest}}`;
  };
}

/**
 * Generates a function for these fields, because names that are constants are read several times faster than those of
 * a loop. Its text contains nothing but names from our schemas, as JSON strings.
 */
function fieldsWriter(shape: Shape): (object: Fields) => string {
  const fields = Object.entries(shape).map(([name, schema]) => ({
    name: JSON.stringify(name),
    ...withoutAbsence(schema as z.core.$ZodTypes),
  }));
  const firstRequired = fields.findIndex(({ isOptional }) => !isOptional);
  const lines = fields.map(({ name, isOptional, isNullable }, at) => {
    const comma = at === 0 ? "''" : firstRequired >= 0 && firstRequired < at ? "','" : "(json && ',')";
    const written = `${isNullable ? "value === null ? 'null' : " : ''}write[${at}](value)`;
    const add = `json += ${comma} + ${JSON.stringify(`${name}:`)} + (${written});`;
    return `value = object[${name}]; ${isOptional ? 'if (value !== undefined) ' : ''}${add}`;
  });
  const generated = new Function('object', 'write', `let json = '', value; ${lines.join('\n')} return json;`);
  const write = fields.map(({ schema }) => writerOf(schema));
  return (object) => generated(object, write);
}

function withoutAbsence(schema: z.core.$ZodTypes, isOptional = false, isNullable = false) {
  const { def } = schema._zod;
  if (def.type === 'optional') return withoutAbsence(def.innerType as z.core.$ZodTypes, true, isNullable);
  if (def.type === 'nullable') return withoutAbsence(def.innerType as z.core.$ZodTypes, isOptional, true);
  return { schema, isOptional, isNullable };
}
