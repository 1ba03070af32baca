import type { ResoRecord } from './record.ts';

/**
 * Returns the resource of a record, from its envelope (`…/$metadata#Property`, `…/Property?$filter=…`,
 * `urn:reso:metadata:2.0:resource:property`), else from its key, else undefined.
 */
export function resourceOf(record: ResoRecord, context: string | undefined): string | undefined {
  return (context === undefined ? undefined : resourceOfContext(context)) ?? resourceByKey(record);
}

/** Returns the context that an object states, or the enclosing one. */
export function contextOf(object: ResoRecord, around?: string): string | undefined {
  const context = object['@odata.context'] ?? object['@reso.context'] ?? object['odata.metadata'];
  return typeof context === 'string' ? context : around;
}

/**
 * Returns the context stated by an envelope or a nested object, else the one implied by the name of its list.
 */
export function contextOfEnvelope(envelope: ResoRecord, list = 'value'): string | undefined {
  for (let object: unknown = envelope; isObject(object); object = Object.values(object).findLast(isObject)) {
    const context = contextOf(object);
    if (context !== undefined) return context;
  }
  const resource = ['Property', 'Member', 'Office'].find((name) =>
    list.toLowerCase().startsWith(name.slice(0, -1).toLowerCase()),
  );
  return resource && `resource:${resource}`;
}

const resources = [
  'Property',
  'Member',
  'Office',
  'Media',
  'OpenHouse',
  'EntityEvent',
  'Lookup',
  'Field',
  'DataSystem',
];

function resourceOfContext(context: string): string | undefined {
  const name = (/resource:(\w+)/.exec(context) ?? /#(\w+)/.exec(context) ?? /\/(\w+)(?:\(|\?|\/?$)/.exec(context))?.[1];
  return resources.find((resource) => resource.toLowerCase() === name?.toLowerCase()) ?? name;
}

function resourceByKey(record: ResoRecord): string | undefined {
  if ('EntityEventSequence' in record) return 'EntityEvent';
  if ('TransportVersion' in record) return 'DataSystem';
  if ('OpenHouseKey' in record) return 'OpenHouse';
  if ('MediaKey' in record || 'MediaURL' in record) return 'Media';
  if (['ListingKey', 'ListingKeyNumeric', 'ListingId', 'ListPrice', 'StandardStatus'].some((name) => name in record))
    return 'Property';
  if ('MemberKey' in record) return 'Member';
  if ('OfficeKey' in record) return 'Office';
  return ['StreetName', 'PropertyType', 'UnparsedAddress'].some((name) => name in record) ? 'Property' : undefined;
}

/**
 * Returns why a JSON object can't contain the records of a RESO source, judged by its shape, or undefined.
 */
export function foreignFormat(object: ResoRecord): string | undefined {
  if (isObject(object.D))
    return 'is an answer of the Spark API in its own format; its RESO Web API (/Reso/OData) can be imported';
  if ('METADATA-SYSTEM' in object || 'RETS' in object)
    return 'is RETS metadata; RETS is no more, the RESO Web API of the same source can be imported';
  if (isObject(object.error)) return `is an answer that tells an error: ${String(object.error.message).slice(0, 200)}`;
  if (Array.isArray(object.fields) && Array.isArray(object.lookups))
    return 'is a report on metadata; it holds no records';
  return undefined;
}

const isObject = (value: unknown): value is ResoRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
