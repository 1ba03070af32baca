import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import type { Appointment } from '../calls.ts';

const kinds = texts({
  call: m.professionals__call,
  showing: m.professionals__showing,
  meeting: m.professionals__meeting,
});

/** `Showing with Sam Lee`, from the view of the professional. */
export const titleOf = ({ kind, buyer }: Appointment): string =>
  m.professionals__with({ kinds: kinds[kind], other: buyer.name });
