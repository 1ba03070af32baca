import type { Random } from '../../sample/random.ts';
import type { OpenApiDocument, Schema } from './document.ts';

/**
 * Generates values that match a schema. Without `random` always the smallest one, with required properties
 * only.
 */
export function createSampler({ components }: Pick<OpenApiDocument, 'components'>) {
  const resolved = (schema: Schema): Schema =>
    schema.$ref ? resolved(components.schemas[schema.$ref.split('/').at(-1)!]!) : schema;

  function valid(given: Schema, random?: Random): unknown {
    const schema = resolved(given);
    const pick = <T>(list: readonly T[]): T => (random ? random.pick(list) : list[0]!);
    if ('const' in schema) return schema.const;
    if (schema.examples) return pick(schema.examples);
    if (schema.enum) return pick(schema.enum);
    const options = schema.anyOf ?? schema.oneOf;
    if (options) {
      const chosen = valid(pick(options), random);
      return schema.properties ? { ...(objectOf(schema, random) as object), ...(chosen as object) } : chosen;
    }
    switch (schema.type) {
      case 'object':
        return objectOf(schema, random);
      case 'array':
        return Array.from({ length: Math.max(schema.minItems ?? 0, random?.whole(0, 2) ?? 0) }, () =>
          valid(schema.items ?? {}, random),
        );
      case 'integer':
      case 'number':
        return numberOf(schema, random);
      case 'boolean':
        return random ? random.chance(0.5) : true;
      case 'null':
        return null;
      default:
        return textOf(schema, random);
    }
  }

  function objectOf({ properties = {}, required = [], additionalProperties }: Schema, random?: Random): unknown {
    const chosen = Object.entries(properties).filter(([name]) => required.includes(name) || random?.chance(0.3));
    const value = Object.fromEntries(chosen.map(([name, schema]) => [name, valid(schema, random)]));
    // Rules between two fields that a schema can't express: a new password is entered twice.
    if ('confirmPassword' in value && 'password' in value) value.confirmPassword = value.password;
    if (random && typeof additionalProperties === 'object') value.extra = valid(additionalProperties, random);
    return value;
  }

  return { valid, resolved };
}

function numberOf(schema: Schema, random?: Random): number {
  const step = schema.multipleOf ?? (schema.type === 'integer' ? 1 : 0.5);
  const above = schema.exclusiveMinimum === undefined ? -Infinity : schema.exclusiveMinimum + step;
  const least = Math.max(schema.minimum ?? (above === -Infinity ? 0 : above), above);
  const most = Math.min(schema.maximum ?? least + 100, least + 100);
  if (!random) return Math.ceil(Math.max(least, Math.min(most, 1)) / step) * step;
  return Math.min(most, least + Math.floor((random.unit() * (most - least)) / step) * step);
}

const days = ['2026-01-31', '2024-02-29', '2026-11-23', '1999-12-31'];

function textOf({ format, pattern, minLength = 1, maxLength = 200 }: Schema, random?: Random): string {
  const pick = (list: readonly string[]) => (random ? random.pick(list) : list[0]!);
  if (format === 'date') return pick(days);
  if (format === 'date-time') return `${pick(days)}T10:00:00.000Z`;
  if (format === 'uuid') return '9b2d7a3e-4c1f-4d2a-8b6e-0f1a2b3c4d5e';
  if (format === 'uri') return 'https://homes.example/page';
  if (format === 'email') return `person${random?.whole(1, 1_000_000) ?? 0}@homes.example`;
  if (pattern) return textOfPattern(pattern, minLength);
  const words = pick([
    '3 bedroom homes in Austin',
    'Maria Ülker-Søndergaard',
    '+1 512 555 0123',
    'a stone above the door',
  ]);
  return words.repeat(Math.ceil(minLength / words.length) || 1).slice(0, Math.max(minLength, Math.min(maxLength, 60)));
}

/**
 * Returns a text that matches a pattern of the contracts: a sequence of literals, classes and groups with
 * quantifiers. Takes the first alternative of a group and the first character of a class.
 */
export function textOfPattern(pattern: string, minLength = 0): string {
  const source = pattern.replace(/^\^/, '').replace(/\$$/, '');
  const tokens = [
    ...source.matchAll(/(\((?:[^()]*)\)|\[(?:\\.|[^\]])+\]|\\p\{\w+\}|\\.|.)(\{\d+(?:,\d*)?\}|[*+?])?/gu),
  ];
  const sign = (token: string): string => {
    if (token.startsWith('(')) return textOfPattern(token.slice(1, -1).replace(/^\?:/, '').split('|')[0]!);
    const first = token.startsWith('[') ? token.slice(1) : token;
    if (first.startsWith('^')) return 'a';
    if (first.startsWith('\\d')) return '5';
    if (first.startsWith('\\w')) return 'a';
    if (first.startsWith('\\s')) return ' ';
    return first.startsWith('\\') ? first[1]! : first[0]!;
  };
  const least = (quantifier: string | undefined) =>
    quantifier === undefined || quantifier === '+' ? 1 : Number(/\d+/.exec(quantifier)?.[0] ?? 0);
  const shortest = tokens.map(([, token, quantifier]) => sign(token!).repeat(least(quantifier)));
  const growing = tokens.findIndex(([, , quantifier]) => /[*+,]/.test(quantifier ?? ''));
  const missing = minLength - shortest.join('').length;
  if (growing >= 0 && missing > 0) shortest[growing] += sign(tokens[growing]![1]!).repeat(missing);
  const text = shortest.join('');
  if (!new RegExp(pattern, 'u').test(text)) throw new Error(`No text is known for the pattern ${pattern}: ${text}`);
  return text;
}
