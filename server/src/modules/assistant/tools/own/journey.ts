import { z } from 'zod';
import { appointmentsOf } from '../../../appointments/index.ts';
import { journeyOf, nextStepsOf } from '../../../journey/index.ts';
import { offer } from '../../offers.ts';
import type { ToolContext, ToolResult } from '../tool.ts';
import { tool } from '../tool.ts';
import { choices, sources, speaker, text } from '../words.ts';
import { journeyWords, stepInWords } from './journey-words.ts';
import { lineOf } from './own-status.ts';

const stepsShown = 3;

export const journey = tool({
  name: 'journey',
  about: 'Where the buyer is among the seven steps of a purchase, what holds it up, and what is due.',
  input: z.strictObject({}),
  async run({ db, me, now, language }) {
    const words = journeyWords[language];
    const say = speaker(language);
    const its = await journeyOf(db, me.id, now);
    if (!its) return noBuyer(language);
    const english = language === 'en';
    const nameOf = ({ step, name }: { step: number; name: string }) => words.steps[step - 1] ?? name;
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
          its.completed ? words.complete : current && words.at(current.step, its.steps.length, nameOf(current), done),
          !its.completed && english && current?.known,
          !its.completed && (english ? current?.blocker : current?.waitingFor && words.waiting[current.waitingFor]),
          !its.completed && current?.due && words.due(current.due.label, say.day(current.due.on)),
          !its.completed && next && words.after(nameOf(next)),
        ),
        {
          kind: 'steps',
          asOf: now.toISOString(),
          steps: its.steps.map((each) => ({
            text: `${each.step}. ${nameOf(each)}: ${words.states[each.state]}`,
            path: each.state === 'current' ? (each.action?.path ?? '/journey') : null,
            dueOn: each.due?.on ?? null,
          })),
        },
        choices(offer(language, 'next'), offer(language, 'missing')),
        sources([words.journey, '/journey']),
      ],
    };
  },
});

export const nextSteps = tool({
  name: 'nextSteps',
  about: 'What the buyer can do next, the soonest due first; nothing that is done.',
  input: z.strictObject({}),
  async run({ db, me, now, language }: ToolContext): Promise<ToolResult> {
    const words = journeyWords[language];
    const steps = (await nextStepsOf(db, me.id, now)).map((step) => ({ ...step, text: stepInWords(step, language) }));
    const [first] = steps;
    const coming = (await appointmentsOf(db, me)).slice(0, 2).map((one) => lineOf(one, language).line);
    const due = steps.filter(({ dueOn }) => dueOn !== null);
    return {
      facts: {
        count: steps.length,
        coming,
        steps: steps.map(({ text, dueOn, overdue, why }) => ({ text, dueOn, overdue, why })),
      },
      parts: [
        text(
          first === undefined
            ? words.nothing
            : steps.length === 1
              ? words.one(first.text)
              : words.several(steps.length, first.text),
          steps.length > 1 && words.afterwards(speaker(language).listed(steps.slice(1, 4).map((step) => step.text))),
          language === 'en' && first?.why,
          first !== undefined && due.length === 0 && words.noDates,
          ...coming,
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
        choices(offer(language, 'journey'), offer(language, 'missing'), offer(language, 'appointments')),
        sources([words.journey, '/journey'], [words.dashboard, '/dashboard']),
      ],
    };
  },
});

const noBuyer = (language: ToolContext['language']): ToolResult => ({
  facts: { buyer: false },
  parts: [text(journeyWords[language].noBuyer)],
});
