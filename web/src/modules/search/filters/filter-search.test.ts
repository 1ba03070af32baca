import { features, fields } from '@lintel/hypersearch/facts';
import { describe, expect, it } from 'vitest';
import { filterGroups } from './filter-groups.ts';
import { groupsFor } from './filter-search.ts';

const found = (sought: string) =>
  groupsFor(sought).flatMap((group) => [...group.fields, ...group.features, ...(group.also ? [group.also] : [])]);

describe('the filters of the drawer', () => {
  it('include every filter once', () => {
    const inGroups = (name: 'fields' | 'features') => filterGroups.flatMap((group) => [...group[name]]).sort();
    expect(inGroups('fields')).toEqual([...fields].sort());
    expect(inGroups('features')).toEqual([...features].sort());
    expect(filterGroups.flatMap(({ also }) => also ?? [])).toEqual(['types', 'status', 'words']);
  });

  it.each([
    ['pool', 'pool'],
    ['HOA', 'hoa'],
    ['condo fee', 'hoa'],
    ['Jacuzzi', 'hot_tub'],
    ['washer', 'in_unit_laundry'],
    ['square foot', 'ppsf'],
    ['storey', 'stories'],
    ['cap rate', 'capRate'],
    ['townhouse', 'types'],
    ['sold', 'status'],
    ['keyword', 'words'],
    ['acces', 'wheelchair_accessible'],
  ])('are found by their common names: %s', (sought, filter) => {
    expect(found(sought)).toContain(filter);
  });

  it('are all shown for an empty search, by group for a heading, and hidden for unknown words', () => {
    expect(groupsFor('  ')).toBe(filterGroups);
    expect(found('views')).toContain('lake_access');
    expect(found('xyzzy')).toEqual([]);
  });
});
