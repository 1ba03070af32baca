import { type AlertEvent, type AlertFrequency, alertEvents } from '@lintel/server/alerts';

export const allEvents = Object.keys(alertEvents) as AlertEvent[];

export const eventOptions = allEvents.map((value) => ({ value, label: alertEvents[value] }));

export const frequencies: { value: AlertFrequency; label: string; help: string }[] = [
  { value: 'instant', label: 'Instantly', help: 'As soon as a home comes in; more than 10 an hour come in one list.' },
  { value: 'daily', label: 'Daily', help: 'Once a day, at 8 in the morning of your time zone.' },
  { value: 'weekly', label: 'Weekly', help: 'On Mondays at 8 in the morning.' },
  { value: 'off', label: 'Off', help: 'Nothing is sent; matches wait on the page of the search.' },
];

export const frequencyLabel = (frequency: AlertFrequency): string =>
  frequencies.find(({ value }) => value === frequency)!.label;
