import { expect, test } from '../setup/test.ts';
import { accessibilityViolations } from '../steps/accessibility.ts';
import { openPage } from '../steps/open-page.ts';
import { enter, people } from '../steps/people.ts';

const stamp = (at: string) => at.replace(/[-:]|\.\d+/g, '');
const calendarWith = (startsAt: string) =>
  [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//journey//EN', 'BEGIN:VEVENT', 'UID:dentist'],
    ...[`DTSTART:${stamp(startsAt)}`, 'DURATION:PT1H', 'SUMMARY:Dentist', 'END:VEVENT', 'END:VCALENDAR', ''],
  ].join('\r\n');

test('an agent connects a calendar, its busy time is not offered, and the page says when it fails', async ({
  page,
}) => {
  test.skip(!process.env.JOURNEYS_CALENDAR_URL, 'needs the calendar server of the journeys’ setup');
  const address = `${process.env.JOURNEYS_CALENDAR_URL}/${Date.now()}.ics`;
  await enter(page, people.mortgageAgent);
  const { id: agentId } = await (await page.request.get('/api/agent/profile')).json();
  const slots = async (): Promise<string[]> => {
    const query = `professionalId=${agentId}&kind=call&days=7&minutes=30`;
    return (await (await page.request.get(`/api/appointments/slots?${query}`)).json()).slots;
  };
  const taken = (await slots())[5]!;
  await page.request.put(address, { data: calendarWith(taken) });

  await openPage(page, '/calendar');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'iCalendar address' }).fill(address);
  await dialog.getByRole('button', { name: 'Connect' }).click();
  await expect(dialog.getByText(/1 busy time/)).toBeVisible();
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await slots()).not.toContain(taken);

  await page.request.delete(address);
  await dialog.getByRole('button', { name: 'Sync now' }).click();
  await dialog.getByText('1 failed reading').click();
  await expect(dialog.getByText(/There is no calendar at this address/)).toBeVisible();
  expect(await slots(), 'the last times stay').not.toContain(taken);

  await dialog.getByRole('button', { name: 'Disconnect' }).click();
  await expect(dialog.getByRole('textbox', { name: 'iCalendar address' })).toBeVisible();
  expect(await slots()).toContain(taken);
});
