import { addDays, countDays, daysBetween } from '@lintel/mortgage';
import { type InLanguages, inLanguages as say } from '../../reading/language.ts';

/** A period that a rule counts from an event. The day of the event itself does not count. */
export interface Period {
  length: number;
  unit: 'days' | 'months' | 'business days' | 'days without Sundays';
  /** The text before the last day: “The deposit is due back by”. */
  says: InLanguages;
  /** The text for a stated start of a change, before the last day on which its notice can be given. */
  noticeFor?: InLanguages<(start: string) => string>;
}

/** Returns a day some months later or, with negative `months`, earlier. A missing day becomes the last one of its month. */
function addMonths(day: string, months: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  const month = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months + 1, 0));
  month.setUTCDate(Math.min(at.getUTCDate(), month.getUTCDate()));
  return month.toISOString().slice(0, 10);
}

/** Returns the last day of a period after an event, or with `back` the day on which it begins before one. */
export function dueDay(
  { length, unit }: Period,
  event: string,
  region: { country: 'US' | 'CA'; state: string | null },
  back = false,
): string {
  const count = back ? -length : length;
  if (unit === 'months') return addMonths(event, count);
  if (unit === 'days') return addDays(event, count);
  return countDays(event, count, unit === 'business days' ? 'banking' : 'precise', { region, opensOnSaturdays: false })
    .on;
}

const year = (today: string): number => Number(today.slice(0, 4));

/** Most days that a stated event may lie ahead: “I got it on March 4” is about the past one. */
const mostAhead = 75;

/**
 * Returns the ISO day that is meant by `2025-10-03`, `10-03` or `-34` (days ago). Without a year it is the nearest one, or
 * for an event the last one that is not far ahead.
 */
export function dayMeant(stated: string, today: string, isEvent: boolean): string | undefined {
  if (/^-\d+$/.test(stated)) return addDays(today, Number(stated));
  const candidates = stated.length > 5 ? [stated] : [-1, 0, 1].map((more) => `${year(today) + more}-${stated}`);
  const real = candidates.filter((day) => {
    const at = new Date(`${day}T00:00:00Z`);
    return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
  });
  const far = (day: string) => Math.abs(daysBetween(today, day));
  const ofEvent = real.findLast((day) => daysBetween(today, day) <= mostAhead);
  return (isEvent ? ofEvent : undefined) ?? real.sort((one, other) => far(one) - far(other))[0];
}

/** When the rent may rise after a notice. */
export const raiseAfter = (length: number, unit: 'days' | 'months'): Period => ({
  length,
  unit,
  says: say(
    'The higher rent can start at the earliest on',
    'Le nouveau loyer peut commencer au plus tôt le',
    'La nueva renta puede empezar como pronto el',
  ),
  noticeFor: {
    en: (start) => `For an increase on ${start} the notice must be given by`,
    fr: (start) => `Pour une hausse le ${start}, l’avis doit être donné au plus tard le`,
    es: (start) => `Para un aumento el ${start}, el aviso debe darse a más tardar el`,
  },
});

/** When a deposit goes back after the tenant has left. */
export const depositBack = (length: number, unit: Period['unit'] = 'days'): Period => ({
  length,
  unit,
  says: say(
    'The deposit is due back by',
    'Le dépôt doit être rendu au plus tard le',
    'El depósito debe devolverse a más tardar el',
  ),
});

/** Periods of rules of a whole country, by their entries. */
export const federalPeriods: Readonly<Record<string, readonly Period[]>> = {
  'exchange-1031': [
    {
      length: 45,
      unit: 'days',
      says: say(
        'Name the new property in writing by',
        'Désignez le nouvel immeuble par écrit au plus tard le',
        'Nombre la nueva propiedad por escrito a más tardar el',
      ),
    },
    {
      length: 180,
      unit: 'days',
      says: say('Close on it by', 'Achetez-le au plus tard le', 'Cierre la compra a más tardar el'),
    },
  ],
};
