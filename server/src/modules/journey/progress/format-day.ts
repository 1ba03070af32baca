export const isoDay = (at: Date): string => at.toISOString().slice(0, 10);

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
export const formatDay = (day: string): string => days.format(new Date(`${day}T12:00:00Z`));

export { money } from '../../../platform/serve/viewer.ts';
