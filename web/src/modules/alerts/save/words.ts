import { m } from '@lintel/messages';
import { type AlertEvent, type AlertFrequency, alertEvents } from '@lintel/server/alerts';

export const allEvents = Object.keys(alertEvents) as AlertEvent[];

export const eventOptions = allEvents.map((value) => ({ value, label: alertEvents[value] }));

export const frequencies: { value: AlertFrequency; label: string; help: string }[] = [
  {
    value: 'instant',
    get label() {
      return m.alerts__instantly();
    },
    get help() {
      return m.alerts__as_soon_as_a_home();
    },
  },
  {
    value: 'daily',
    get label() {
      return m.alerts__daily();
    },
    get help() {
      return m.alerts__once_a_day_at_8();
    },
  },
  {
    value: 'weekly',
    get label() {
      return m.alerts__weekly();
    },
    get help() {
      return m.alerts__mondays_at_8_am();
    },
  },
  {
    value: 'off',
    get label() {
      return m.alerts__off();
    },
    get help() {
      return m.alerts__we_dont_send_anything_youll();
    },
  },
];

export const frequencyLabel = (frequency: AlertFrequency): string =>
  frequencies.find(({ value }) => value === frequency)!.label;
