import { expect, test } from 'vitest';
import { isDateFormat, isTimeZone, readDay, readInstant } from './dates.ts';
import { InvalidValue } from './invalid-value.ts';

test.each([
  ['2019-09-02', undefined, '2019-09-02'],
  ['2019-09-02T23:30:00Z', undefined, '2019-09-02'],
  ['February-8-2018', 'MMMM-d-yyyy', '2018-02-08'],
  ['8/2/2018', 'd/M/yyyy', '2018-02-08'],
  ['02/08/18', 'MM/dd/yy', '2018-02-08'],
  ['Sept. 3, 2021', 'MMM d, yyyy', '2021-09-03'],
])('reads the date %s by %s', (text, format, day) => expect(readDay(text, format ? [format] : [])).toBe(day));

test('tries its formats in order', () => {
  expect(readDay('2018-02-08', ['MMMM-d-yyyy', 'yyyy-MM-dd'])).toBe('2018-02-08');
});

test.each([
  ['2019-02-30', undefined],
  ['2019-13-01', undefined],
  ['yesterday', undefined],
  ['Foo-8-2018', 'MMMM-d-yyyy'],
  ['31/02/2018', 'dd/MM/yyyy'],
])('rejects %s as a date', (text, format) =>
  expect(readDay(text, format ? [format] : [])).toBeInstanceOf(InvalidValue),
);

test.each([
  ['May-8-2023 02:00 PM', 'America/Chicago', '2023-05-08T19:00:00.000Z'],
  ['Jan-8-2023 12:30 AM', 'America/Chicago', '2023-01-08T06:30:00.000Z'],
  ['Nov-5-2023 12:00 PM', 'America/New_York', '2023-11-05T17:00:00.000Z'],
  ['Mar-12-2023 12:00 PM', 'America/New_York', '2023-03-12T16:00:00.000Z'],
  ['May-8-2023 02:00 PM', 'America/St_Johns', '2023-05-08T16:30:00.000Z'],
])('reads the time %s of %s', (text, zone, instant) => {
  expect(readInstant(text, zone, ['MMM-d-yyyy hh:mm a'])).toEqual(new Date(instant));
});

test('uses the zone in the text, not the home’s', () => {
  expect(readInstant('2023-05-08T14:00:00-07:00', 'America/Chicago')).toEqual(new Date('2023-05-08T21:00:00Z'));
});

test('recognizes which formats can be dates', () => {
  expect(isDateFormat('MMMM-d-yyyy hh:mm a')).toBe(true);
  expect(isDateFormat('yyyy')).toBe(false);
  expect(isDateFormat('d d yyyy MM')).toBe(false);
});

test('recognizes time zones', () => {
  expect(isTimeZone('America/Chicago')).toBe(true);
  expect(isTimeZone('Texas')).toBe(false);
});
