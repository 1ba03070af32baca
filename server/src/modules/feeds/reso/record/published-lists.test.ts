import { existsSync, readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { csvRows } from '../../csv/csv-rows.ts';
import { readMetadata } from '../server/metadata.ts';
import { standardName } from './standard-names.ts';

/** RESO's published files, present only on machines that check against them. */
const folder = new URL('../../../../../../../shared/data/reso/', import.meta.url);
const here = existsSync(folder);
if (!here) console.warn('The published lists of RESO are not on this machine: their check is LEFT OUT.');

const open = (name: string) => {
  const bytes = readFileSync(new URL(name, folder));
  return name.endsWith('.gz') ? gunzipSync(bytes) : bytes;
};

const storedLists = [
  'View',
  'Basement',
  'Cooling',
  'Heating',
  'PoolFeatures',
  'PatioAndPorchFeatures',
  'AccessibilityFeatures',
  'PropertyType',
  'PropertySubType',
  'FeeFrequency',
  'Levels',
  'AreaUnits',
  'LotSizeUnits',
  'StandardStatus',
];

describe.skipIf(!here)('the published Data Dictionary', () => {
  test.each(['dd_2.0_lookups.csv.gz', 'dd_2.1_lookups.csv.gz'])(
    'every value of the stored lists has one name (%s)',
    async (file) => {
      const { rows } = await csvRows(Readable.from([open(file)]), ',');
      let count = 0;
      for await (const row of rows) {
        if (!('row' in row) || !storedLists.includes(row.row.LookupName!)) continue;
        const { LegacyODataValue } = row.row;
        // One value of 2.1 was published with a byte order mark in its middle.
        const StandardLookupValue = row.row.StandardLookupValue!.replace('\ufeff', '');
        expect(standardName(LegacyODataValue!), LegacyODataValue).toBe(StandardLookupValue);
        expect(standardName(StandardLookupValue!)).toBe(StandardLookupValue);
        count++;
      }
      expect(count).toBeGreaterThan(200);
    },
  );

  test('reads metadata of both styles', () => {
    const types = readMetadata(open('metadata_dd_2.0_enum.xml.gz').toString());
    expect(types.types.get('Property')!.properties.get('Cooling')!.type).toBe('org.reso.metadata.enums.Cooling');
    expect(types.enums.get('org.reso.metadata.enums.Cooling')!.members).toContainEqual({
      name: 'CeilingFans',
      value: expect.any(String),
      standardName: 'Ceiling Fan(s)',
    });
    expect([...types.types.get('Property')!.navigations]).toEqual(
      expect.arrayContaining(['Media', 'ListAgent', 'ListOffice', 'OpenHouses']),
    );
    const lookups = readMetadata(open('metadata_dd_2.1_lookup_resource.xml.gz').toString());
    expect(lookups.types.get('Property')!.properties.get('Cooling')).toEqual({
      type: 'Edm.String',
      lookupName: 'Cooling',
    });
  });

  test.each([
    ['payloads/bad-edmx-no-keyfield.xml', 'The metadata gives the resource Property no key.'],
    ['payloads/bad-edmx-unparsable-xml.xml', 'The metadata can’t be read: it has "\'" where only tags may be.'],
  ])('%s is refused with a message', (file, words) => expect(() => readMetadata(open(file).toString())).toThrow(words));
});
