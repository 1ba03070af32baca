import { z } from 'zod';
import { ownMessages, threadStatesOf } from '../../../messages/index.ts';
import { teamOf } from '../../../professionals/index.ts';
import { offer } from '../../offers.ts';
import { pastDayNames, wasOn } from '../../reading/figures/days-named.ts';
import { plain } from '../../reading/plain.ts';
import { tool } from '../tool.ts';
import { choices, sources, speaker, text } from '../words.ts';
import { replyWords } from './reply-words.ts';

export const replies = tool({
  name: 'replies',
  about: 'Whether a professional has answered the buyer’s last message or request, and what is unread.',
  input: z.strictObject({
    requests: z.boolean().optional().describe('Requests to connect were asked for, not messages'),
    day: z.enum(pastDayNames).optional().describe('Only what was sent on this day'),
    name: z.string().max(80).optional().describe('Only the conversation with this person'),
    type: z.enum(['agent', 'mortgage_advisor']).optional().describe('Only conversations with such professionals'),
    own: z.boolean().optional().describe('The words of the buyer’s own last message were asked for'),
    calls: z.boolean().optional().describe('Phone calls were asked for'),
  }),
  async run({ db, me, now, language }, { requests: onlyRequests, day, name, type, calls, own }) {
    const words = replyWords[language];
    const say = speaker(language);
    const [all, team] = [await threadStatesOf(db, me.id), await teamOf(db, me.id)];
    const nameOf = ({ professional: { firstName, lastName } }: (typeof team)[number]) => `${firstName} ${lastName}`;
    const ofType = new Set(
      team
        .filter(({ professional }) => type === undefined || professional.type === type)
        .map((one) => one.professionalId),
    );
    const threads = all.filter(
      (thread) =>
        (type === undefined || ofType.has(thread.agentId)) &&
        (name === undefined || plain(thread.name).includes(plain(name))),
    );
    const some = team.filter(({ professionalId }) => ofType.has(professionalId));
    const pending = some.filter(({ state }) => state === 'pending');
    const connected = some.filter(({ state }) => state === 'connected');
    const messages = threads.map(({ name, askedAt, answeredAt, unread }) =>
      answeredAt && (!askedAt || answeredAt >= askedAt)
        ? words.answered(name, say.day(answeredAt.toISOString()), unread)
        : words.notAnswered(name, askedAt ? say.day(askedAt.toISOString()) : ''),
    );
    const requests = pending.map((one) => words.pending(nameOf(one), one.lapsesAt ? say.day(one.lapsesAt) : ''));
    const onDay =
      day === undefined ||
      threads.some(({ askedAt, answeredAt }) => [askedAt, answeredAt].some((at) => at && wasOn(day, at, now)));
    const sentOnDay =
      day === undefined || pending.some(({ requestedAt }) => requestedAt && wasOn(day, new Date(requestedAt), now));
    const sentences = onlyRequests
      ? [
          ...(day !== undefined && !sentOnDay ? [words.noRequestOn(words.days[day])] : []),
          ...(requests.length > 0 ? requests.slice(0, 3) : [words.noRequest(type)]),
          ...(connected.length > 0 ? [words.connected(say.listed(connected.map(nameOf)))] : []),
        ]
      : messages.length + requests.length === 0
        ? [name ? words.noThreadWith(name) : type ? words.noThreadOf(type) : words.noMessages]
        : [
            ...(onDay || day === undefined ? [] : [words.noMessageOn(words.days[day])]),
            ...messages.slice(0, 3),
            ...requests.slice(0, 2),
          ];
    const first = threads[0];
    const written =
      own && first ? (await ownMessages(db, { threadId: first.threadId, authorId: me.id }))[0] : undefined;
    return {
      facts: {
        threads: threads.map(({ name, askedAt, answeredAt, unread }) => ({
          name,
          askedAt: askedAt?.toISOString() ?? null,
          answeredAt: answeredAt?.toISOString() ?? null,
          answered: answeredAt !== null && (askedAt === null || answeredAt >= askedAt),
          unread,
        })),
        requests: pending.map((one) => ({
          name: nameOf(one),
          requestedAt: one.requestedAt,
          lapsesAt: one.lapsesAt,
        })),
        day: day ?? null,
        ...(written === undefined ? {} : { lastMessage: written }),
        sentences,
      },
      parts: [
        text(calls && words.noCalls, written !== undefined && words.wrote(first!.name, written), ...sentences),
        choices(offer(language, 'writeAgent'), offer(language, 'team')),
        onlyRequests
          ? sources([words.team, '/professionals'])
          : sources([words.messages, first ? `/messages/${first.threadId}` : '/messages']),
      ],
    };
  },
});
