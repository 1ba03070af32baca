import { z } from 'zod';
import { journeyOf, nextStepsOf } from '../../journey/index.ts';
import type { Asking, Told } from './tool.ts';
import { tool } from './tool.ts';
import { choices, counted, dayInWords, sources, text } from './words.ts';

const stepsShown = 3;

export const journey = tool({
  name: 'journey',
  about: 'Where the buyer is among the seven steps of a purchase, what holds it up, and what is due.',
  input: z.strictObject({}),
  async run({ db, me, now }) {
    const its = await journeyOf(db, me.id, now);
    if (!its) return noBuyer;
    const current = its.steps.find(({ state }) => state === 'current');
    const next = its.steps.find(({ state, step }) => state === 'upcoming' && step > Number(its.currentStep));
    const done = its.steps.filter(({ state }) => state === 'completed').length;
    return {
      facts: {
        currentStep: Number(its.currentStep),
        of: its.steps.length,
        done,
        completed: its.completed,
        steps: its.steps.map(({ step, name, state, known, blocker, due }) => ({
          step,
          name,
          state,
          known,
          blocker,
          due,
        })),
      },
      parts: [
        text(
          its.completed
            ? 'Your purchase is complete: all seven steps are behind you.'
            : current &&
                `You are at step ${current.step} of ${its.steps.length}, ${current.name}; ${done === 0 ? 'none is' : `${counted(done, 'step')} ${done === 1 ? 'is' : 'are'}`} completed.`,
          !its.completed && current?.known,
          !its.completed && current?.blocker,
          !its.completed && current?.due && `${current.due.label}: ${dayInWords(current.due.on)}.`,
          !its.completed && next && `After that comes ${next.name}.`,
        ),
        {
          kind: 'steps',
          asOf: now.toISOString(),
          steps: its.steps.map(({ step, name, state, due, action }) => ({
            text: `${step}. ${name}: ${state}`,
            path: state === 'current' ? (action?.path ?? '/journey') : null,
            dueOn: due?.on ?? null,
          })),
        },
        choices('What should I do next?', 'Which documents are missing?'),
        sources(['Your journey', '/journey']),
      ],
    };
  },
});

export const nextSteps = tool({
  name: 'nextSteps',
  about: 'What the buyer can do next, the soonest due first; nothing that is done.',
  input: z.strictObject({}),
  async run({ db, me, now }: Asking): Promise<Told> {
    const steps = await nextStepsOf(db, me.id, now);
    const [first] = steps;
    const due = steps.filter(({ dueOn }) => dueOn !== null);
    return {
      facts: {
        count: steps.length,
        steps: steps.map(({ text, dueOn, overdue, why }) => ({ text, dueOn, overdue, why })),
      },
      parts: [
        text(
          first === undefined
            ? 'There is nothing to do for you right now.'
            : steps.length === 1
              ? `One thing is to be done: ${first.text}.`
              : `${counted(steps.length, 'thing')} can be done now. First: ${first.text}.`,
          first?.why,
          first !== undefined && due.length === 0 && 'None of them has a date yet.',
        ),
        ...(first === undefined
          ? []
          : [
              {
                kind: 'steps' as const,
                asOf: now.toISOString(),
                steps: steps.slice(0, stepsShown).map(({ text, path, dueOn }) => ({ text, path, dueOn })),
              },
            ]),
        choices('Where am I in the process?', 'Which documents are missing?'),
        sources(['Your journey', '/journey'], ['Dashboard', '/dashboard']),
      ],
    };
  },
});

const noBuyer: Told = {
  facts: { buyer: false },
  parts: [text('The journey is there for buyers; this account is not one.')],
};
