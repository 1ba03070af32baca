import { expect, it } from 'vitest';
import { readSettings } from '../../settings/settings.ts';
import { mapStyleOf } from './map-style.ts';

it('the plain map needs no other host', () => {
  expect(mapStyleOf(readSettings({ LINTEL_MAP_STYLE: 'plain' }))).toBeUndefined();
});

it('a map file is served by this server, so it needs no other host', () => {
  expect(mapStyleOf(readSettings({ LINTEL_MAP_FILE: 'canada.pmtiles' }))).toEqual({
    light: 'file',
    dark: 'file',
    hosts: [],
  });
});

it('a style may have hosts of its own, each named once', () => {
  const settings = readSettings({
    LINTEL_MAP_STYLE: 'https://maps.example/light.json?key=1',
    LINTEL_MAP_STYLE_DARK: 'plain',
    LINTEL_MAP_HOSTS: 'https://tiles.example:8443/, https://maps.example',
  });
  expect(mapStyleOf(settings)).toEqual({
    light: 'https://maps.example/light.json?key=1',
    dark: 'plain',
    hosts: ['https://maps.example', 'https://tiles.example:8443'],
  });
});
