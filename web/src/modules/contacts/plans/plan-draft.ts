import { m } from '@lintel/messages';
import { placeholders } from '@lintel/server/contacts';
import type { Plan } from '../calls.ts';

export interface StepDraft {
  /** Key of the row of the form. */
  key: number;
  /** The id of a stored step. */
  id?: number | undefined;
  day: string;
  kind: 'task' | 'email';
  title: string;
  text: string;
}

export interface PlanDraft {
  id?: number | undefined;
  name: string;
  steps: StepDraft[];
}

let keys = 0;
export const emptyStep = (day = '0'): StepDraft => ({ key: keys++, day, kind: 'task', title: '', text: '' });

export const draftOf = ({ id, name, steps }: Plan): PlanDraft => ({
  id,
  name,
  steps: steps.map((step) => ({ ...step, key: keys++, day: String(step.day) })),
});

/** The body for the API. An empty or wrong day is sent as it is, and the server names the rule. */
export const fieldsOf = ({ name, steps }: PlanDraft) => ({
  name,
  steps: steps.map(({ id, day, kind, title, text }) => ({
    ...(id === undefined ? {} : { id }),
    ...{ kind, title, text: kind === 'email' ? text : '' },
    day: day.trim() === '' ? -1 : Number(day),
  })),
});

const task = (day: number, title: string): StepDraft => ({ ...emptyStep(String(day)), title });
const email = (day: number, title: string, text: string): StepDraft => ({ ...task(day, title), kind: 'email', text });
const names = { first: placeholders.firstName, my: placeholders.myName };

/** Plans to begin with. */
export const examples = (): PlanDraft[] => [
  {
    name: m.contacts__example_new_buyer(),
    steps: [
      task(0, m.contacts__example_new_buyer_call()),
      email(0, m.contacts__example_new_buyer_subject(), m.contacts__example_new_buyer_text(names)),
      task(2, m.contacts__example_new_buyer_homes()),
      email(5, m.contacts__example_new_buyer_financing_subject(), m.contacts__example_new_buyer_financing_text(names)),
      task(9, m.contacts__example_new_buyer_visit()),
    ],
  },
  {
    name: m.contacts__example_open_house(),
    steps: [
      email(0, m.contacts__example_open_house_subject(), m.contacts__example_open_house_text(names)),
      task(1, m.contacts__example_open_house_call()),
      task(3, m.contacts__example_open_house_homes()),
    ],
  },
  {
    name: m.contacts__example_past_client(),
    steps: [
      task(14, m.contacts__example_past_client_call()),
      email(90, m.contacts__example_past_client_subject(), m.contacts__example_past_client_text(names)),
      task(365, m.contacts__example_past_client_year()),
    ],
  },
];
