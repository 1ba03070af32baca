/** Zones of the USA and Canada as people call them, then all others that the browser knows. */
const here: readonly [string, string][] = [
  ['America/St_Johns', 'Newfoundland (St. John’s)'],
  ['America/Halifax', 'Atlantic (Halifax)'],
  ['America/New_York', 'Eastern (New York, Toronto)'],
  ['America/Chicago', 'Central (Chicago, Winnipeg)'],
  ['America/Regina', 'Central without summer time (Regina)'],
  ['America/Denver', 'Mountain (Denver, Calgary)'],
  ['America/Phoenix', 'Mountain without summer time (Phoenix)'],
  ['America/Los_Angeles', 'Pacific (Los Angeles, Vancouver)'],
  ['America/Anchorage', 'Alaska (Anchorage)'],
  ['Pacific/Honolulu', 'Hawaii (Honolulu)'],
];

export function zoneOptions(): { value: string; label: string }[] {
  const named = new Set(here.map(([zone]) => zone));
  const others = Intl.supportedValuesOf('timeZone').filter((zone) => zone.includes('/') && !named.has(zone));
  return [
    { value: '', label: 'As on this device' },
    ...here.map(([value, label]) => ({ value, label })),
    ...others.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
  ];
}
