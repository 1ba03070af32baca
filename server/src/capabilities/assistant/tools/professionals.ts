import { z } from 'zod';
import { Directory, directory, directoryOrder, type Professional, teamOf } from '../../professionals/index.ts';
import type { Asking, Told } from './tool.ts';
import { tool } from './tool.ts';
import { choices, counted, listed, query, sources, text } from './words.ts';

const shownAtOnce = 5;
const kinds = { agent: 'real estate agent', mortgage_advisor: 'mortgage advisor' } as const;
const languageNames = new Intl.DisplayNames(['en'], { type: 'language' });

const Input = z.strictObject({
  team: z.boolean().optional().describe('Only those whom the buyer works with or asked'),
  type: z.enum(['agent', 'mortgage_advisor']).optional(),
  city: z.string().max(80).optional(),
  language: z
    .string()
    .regex(/^[a-z]{2,3}$/)
    .optional()
    .describe('Code of a language, such as es'),
});

export const professionals = tool({
  name: 'professionals',
  about:
    'The buyer’s team, or the directory of licensed agents and mortgage advisors by place and language. Nobody can pay for a place in it.',
  input: Input,
  run: (asking, input) => (input.team ? team(asking) : found(asking, input)),
});

const nameOf = ({ firstName, lastName }: Professional) => `${firstName} ${lastName}`;
const detailOf = ({ type, city, state, company }: Professional) => `${kinds[type]}, ${city}, ${state} · ${company}`;
const asData = ({ id, type, city, state, company, languages, license, rating, reviewCount }: Professional) => ({
  id,
  type,
  city,
  state,
  company,
  languages,
  license: license?.status ?? null,
  rating,
  reviewCount,
});

async function team({ db, me, now }: Asking): Promise<Told> {
  const members = await teamOf(db, me.id);
  const connected = members.filter(({ state }) => state === 'connected');
  const pending = members.filter(({ state }) => state === 'pending');
  const say = (some: typeof members) =>
    listed(some.map(({ professional }) => `${nameOf(professional)} (${kinds[professional.type]})`));
  return {
    facts: {
      connected: connected.length,
      pending: pending.length,
      people: members.map(({ state, professional }) => ({
        ...asData(professional),
        name: nameOf(professional),
        connection: state,
      })),
    },
    parts: [
      text(
        connected.length > 0 ? `You work with ${say(connected)}.` : 'You are not connected with a professional yet.',
        pending.length > 0 && `Waiting for an answer: ${say(pending)}.`,
      ),
      ...(members.length > 0
        ? [
            people(
              members.map(({ professional }) => professional),
              now,
            ),
          ]
        : []),
      choices(
        connected.length > 0 && 'Send a message to my agent',
        connected.length === 0 && 'Find an agent near me',
        'Find a mortgage advisor',
      ),
      sources(['Professional Network', '/professionals']),
    ],
  };
}

async function found({ db, me, now }: Asking, { type, city, language }: z.output<typeof Input>): Promise<Told> {
  const asked = { ...(type ? { type } : {}), ...(city ? { location: city } : {}), ...(language ? { language } : {}) };
  const { total, professionals: some } = await directory(
    db,
    me.id,
    Directory.parse({ ...asked, limit: shownAtOnce }),
    now,
  );
  const what = type ? kinds[type] : 'professional';
  const where = city ? ` for ${city.replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase())}` : '';
  const speaking = language ? ` who speak ${languageNames.of(language)}` : '';
  return {
    facts: { total, people: some.map(asData), order: directoryOrder },
    parts: [
      text(
        total === 0
          ? `I found no ${what}${where}${speaking} who takes clients now.`
          : `I found ${counted(total, what)}${where}${speaking} who take clients.`,
        total > 0 && `${directoryOrder}`,
      ),
      ...(some.length > 0 ? [people(some, now)] : []),
      choices(
        total === 0 && `Find ${type === 'mortgage_advisor' ? 'a mortgage advisor' : 'an agent'}`,
        'Show my team',
        'I want to talk to a person',
      ),
      sources([
        'All of them',
        `/professionals${query({ tab: type === 'mortgage_advisor' ? 'advisors' : 'agents', ...(city ? { location: city } : {}) })}`,
      ]),
    ],
  };
}

const people = (some: readonly Professional[], now: Date) => ({
  kind: 'people' as const,
  asOf: now.toISOString(),
  people: some.map((one) => ({
    id: one.id,
    name: nameOf(one),
    detail: detailOf(one),
    path: `/professionals/${one.id}`,
  })),
});
