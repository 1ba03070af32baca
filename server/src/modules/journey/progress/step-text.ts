import { m } from '@lintel/messages';
import type { JourneyStep } from './contract.ts';
import type { Facts } from './facts.ts';
import type { Progress } from './fold.ts';
import { isoDay } from './format-day.ts';

/** The text of a step in addition to its name and state. */
export type StepText = Pick<JourneyStep, 'known' | 'blocker' | 'waitingFor' | 'due' | 'action'>;

export interface StepContext {
  facts: Facts;
  progress: Progress;
  now: Date;
}

export const nothing: StepText = { known: null, blocker: null, waitingFor: null, due: null, action: null };

export const stated = ({ statedBy }: { statedBy: string | null }): string =>
  statedBy ? m.journey__according_to({ statedBy }) : '';

export function dueOn(label: string, on: string | null, now: Date): StepText['due'] {
  return on === null ? null : { label, on, overdue: on < isoDay(now) };
}
