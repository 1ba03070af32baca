import { z } from 'zod';
import { teamOf } from '../../professionals/index.ts';
import { homeMark, type StoredPart } from '../parts/stored-part.ts';
import { draftFrom } from './draft.ts';
import { tool } from './tool.ts';
import { choices, query, sources, text } from './words.ts';

export const handOver = tool({
  name: 'handOver',
  about:
    'Lead the buyer to a person: the connected agent or advisor (a message, a showing), else support. Sends nothing by itself.',
  input: z.strictObject({
    to: z.enum(['agent', 'support']).optional(),
    home: z.number().int().positive().optional().describe('The home that it is about'),
  }),
  async run({ db, me, now, typed }, { to, home }) {
    const team = to === 'support' ? [] : await teamOf(db, me.id);
    const member = team
      .filter(({ state }) => state === 'connected')
      .sort((one, other) => rank(one.professional.type) - rank(other.professional.type))[0];
    const about = home === undefined ? '' : ` about ${homeMark(home)}`;
    if (to !== 'support' && member) {
      const { professional } = member;
      const name = `${professional.firstName} ${professional.lastName}`;
      const write = `/messages${query({ to: String(professional.id), ...(home === undefined ? {} : { home: String(home) }) })}`;
      return {
        facts: { person: name, state: 'connected', home: home ?? null },
        parts: [
          text(
            `${name} is connected with you and can help${about}. I send nothing by myself: read and change the message below before you send it, or ask for a showing or a call.`,
          ),
          {
            kind: 'people',
            asOf: now.toISOString(),
            people: [
              {
                id: professional.id,
                name,
                detail: `${professional.city}, ${professional.state} · ${professional.company}`,
                path: `/professionals/${professional.id}`,
              },
            ],
          },
          {
            kind: 'draft',
            to: { id: professional.id, name: professional.firstName },
            text: draftFrom(typed, professional.firstName),
            path: write,
          },
          sources(['Book a call or a showing', `/professionals/${professional.id}`], ['Support', '/support']),
        ],
        ...(home === undefined ? {} : { talk: { home } }),
      };
    }
    const parts: StoredPart[] =
      to === 'support'
        ? [
            text(
              'People at Lintel answer questions about the site and your account. Write to them on the support page; it says by when you will have an answer.',
            ),
            sources(['Write to support', '/support']),
          ]
        : [
            text(
              `You are not connected with a professional yet${about && `, so nobody can be asked${about}`}. Choose one in the directory, or write to support.`,
            ),
            choices('Find an agent near me', 'Find a mortgage advisor'),
            sources(['Professional Network', '/professionals'], ['Write to support', '/support']),
          ];
    return { facts: { person: null, to: to ?? 'support' }, parts, ...(home === undefined ? {} : { talk: { home } }) };
  },
});

const rank = (type: 'agent' | 'mortgage_advisor') => (type === 'agent' ? 0 : 1);
