/** Time zones of the USA and Canada with common names, followed by all other zones the browser knows. */
import { m } from '@lintel/messages';

const here: readonly [string, () => string][] = [
  ['America/St_Johns', m.accounts__newfoundland_st_johns],
  ['America/Halifax', m.accounts__atlantic_halifax],
  ['America/New_York', m.accounts__eastern_new_york_toronto],
  ['America/Chicago', m.accounts__central_chicago_winnipeg],
  ['America/Regina', m.accounts__central_no_daylight_saving_time],
  ['America/Denver', m.accounts__mountain_denver_calgary],
  ['America/Phoenix', m.accounts__mountain_no_daylight_saving_time],
  ['America/Los_Angeles', m.accounts__pacific_los_angeles_vancouver],
  ['America/Anchorage', m.accounts__alaska_anchorage],
  ['Pacific/Honolulu', m.accounts__hawaii_honolulu],
];

export function zoneOptions(): { value: string; label: string }[] {
  const named = new Set(here.map(([zone]) => zone));
  const others = Intl.supportedValuesOf('timeZone').filter((zone) => zone.includes('/') && !named.has(zone));
  return [
    { value: '', label: m.accounts__same_as_this_device() },
    ...here.map(([value, label]) => ({ value, label: label() })),
    ...others.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
  ];
}
