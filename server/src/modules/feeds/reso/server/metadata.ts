import { type SaxesAttributeNS, SaxesParser } from 'saxes';
import { FeedError } from './feed-error.ts';

export interface EntityProperty {
  /** `Edm.String`, or the full name of an enumeration; without `Collection(…)`. */
  type: string;
  /** The list of a field with string values, from its RESO annotation. */
  lookupName?: string;
}

export interface EntityType {
  name: string;
  key: string[];
  properties: Map<string, EntityProperty>;
  navigations: Set<string>;
}

export interface EnumMember {
  name: string;
  value: string;
  standardName: string | null;
}

/** A server's `$metadata` (EDMX of OData 4). */
export interface Metadata {
  types: Map<string, EntityType>;
  /** Enumerations by full name. */
  enums: Map<string, { isFlags: boolean; members: EnumMember[] }>;
  entitySets: Set<string>;
  functions: Set<string>;
}

/** Throws a `FeedError` that says what is wrong. Skips unknown tags. */
export function readMetadata(xml: string): Metadata {
  const reader = new MetadataReader();
  const parser = new SaxesParser({ xmlns: true });
  let wrong: string | undefined;
  parser.on('error', (error) => {
    wrong ??= error.message;
  });
  parser.on('text', (text) => {
    const stray = text.trim();
    if (stray !== '') wrong ??= `it has ${JSON.stringify(stray.slice(0, 40))} where only tags may be`;
  });
  parser.on('opentag', (tag) => reader.open(tag.local, tag.attributes as Record<string, SaxesAttributeNS>));
  parser.on('closetag', (tag) => reader.close(tag.local));
  try {
    parser.write(xml).close();
  } catch (error) {
    wrong ??= (error as Error).message;
  }
  if (wrong) throw new FeedError(`The metadata can’t be read: ${wrong}.`);
  return checked(reader.metadata);
}

/** RESO requires a key on every resource; without one no record could be recognized again. */
function checked(metadata: Metadata): Metadata {
  const property = metadata.types.get('Property');
  if (!property) throw new FeedError('The metadata has no resource Property.');
  if (property.key.length === 0) throw new FeedError('The metadata gives the resource Property no key.');
  return metadata;
}

class MetadataReader {
  readonly metadata: Metadata = { types: new Map(), enums: new Map(), entitySets: new Set(), functions: new Set() };
  #namespace = '';
  #type: EntityType | undefined;
  #property: EntityProperty | undefined;
  #enum: { members: EnumMember[] } | undefined;
  #member: EnumMember | undefined;

  open(tag: string, attributes: Record<string, SaxesAttributeNS>): void {
    const get = (name: string): string => attributes[name]?.value ?? '';
    const name = get('Name');
    switch (tag) {
      case 'Schema':
        this.#namespace = get('Namespace');
        break;
      case 'EntityType':
        this.#type = { name, key: [], properties: new Map(), navigations: new Set() };
        this.metadata.types.set(name, this.#type);
        break;
      case 'PropertyRef':
        this.#type?.key.push(name);
        break;
      case 'Property':
        this.#property = { type: get('Type').replace(/^Collection\((.*)\)$/, '$1') };
        this.#type?.properties.set(name, this.#property);
        break;
      case 'NavigationProperty':
        this.#type?.navigations.add(name);
        break;
      case 'EnumType': {
        const members: EnumMember[] = [];
        this.#enum = { members };
        this.metadata.enums.set(`${this.#namespace}.${name}`, { isFlags: get('IsFlags') === 'true', members });
        break;
      }
      case 'Member':
        this.#member = { name, value: get('Value'), standardName: null };
        this.#enum?.members.push(this.#member);
        break;
      case 'Annotation':
        this.#annotate(get('Term'), get('String'));
        break;
      case 'EntitySet':
        this.metadata.entitySets.add(name);
        break;
      case 'Function':
      case 'FunctionImport':
        this.metadata.functions.add(name);
    }
  }

  close(tag: string): void {
    if (tag === 'EntityType') this.#type = undefined;
    if (tag === 'Property') this.#property = undefined;
    if (tag === 'EnumType') this.#enum = undefined;
    if (tag === 'Member') this.#member = undefined;
  }

  #annotate(term: string, text: string): void {
    if (this.#member && term.endsWith('StandardName')) this.#member.standardName = text;
    else if (this.#property && term.endsWith('LookupName')) this.#property.lookupName = text;
  }
}
