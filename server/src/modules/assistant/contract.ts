import { z } from 'zod';
import { call, eventIterator, Id, IdParam, PageSize } from '../../platform/serve/contract.ts';
import { Part } from './parts/contract.ts';

/** The languages of answers. */
export const languages = ['en', 'fr', 'es'] as const;

export { type HomeCard, Part } from './parts/contract.ts';

export const messageLengthMax = 2_000;

/** The names of the tools in stored answers and in replies. */
export const toolNames = [
  'searchHomes',
  'refineSearch',
  'compareHomes',
  'homeFacts',
  'monthlyCost',
  'affordability',
  'loanPayment',
  'priceForMonthly',
  'nonResidentTax',
  'loanRules',
  'calculate',
  'incomeForPrice',
  'transferTax',
  'propertyTax',
  'mortgageRates',
  'explain',
  'programs',
  'journey',
  'nextSteps',
  'documents',
  'appointments',
  'replies',
  'purchase',
  'applications',
  'profile',
  'news',
  'savedHomes',
  'savedSearches',
  'recommendations',
  'professionals',
  'marketFacts',
  'howTo',
  'handOver',
  'capabilities',
  'outOfScope',
] as const;
export type ToolName = (typeof toolNames)[number];

export const ChatMessage = z.object({
  id: Id,
  /** The message as plain text. */
  message: z.string(),
  isFromUser: z.boolean(),
  createdAt: z.iso.datetime(),
  /** The parts of an answer; empty for a question. */
  parts: z.array(Part),
  /** The tools that ran for the answer. */
  used: z.array(z.enum(toolNames)),
  /** `tools`: composed from tool results; `model`: worded by a language model and checked against tool results. */
  by: z.enum(['person', 'tools', 'model']),
  /** The language of an answer, which is the language of its question. */
  language: z.enum(languages),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

/** Clients may send the person's own id. Another person's id gets 404. */
const userId = IdParam.optional();

/** A question. The session identifies its author; `isFromUser: false` is rejected. */
export const Question = z.strictObject({
  userId,
  message: z
    .string({ error: 'must be a text' })
    .trim()
    .min(1, 'must not be empty')
    .max(messageLengthMax, `must have at most ${messageLengthMax.toLocaleString('en-US')} characters`),
  isFromUser: z.literal(true, { error: 'is set by the server' }).optional(),
});

const Exchange = z.object({ asked: ChatMessage, answer: ChatMessage });
export type Exchange = z.infer<typeof Exchange>;

export const AnswerEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('asked'), asked: ChatMessage }),
  /** A tool call started. */
  z.object({ kind: z.literal('looking'), tool: z.enum(toolNames) }),
  /** Text to append to the answer so far. */
  z.object({ kind: z.literal('text'), text: z.string() }),
  /** The complete stored answer. It replaces the streamed text. */
  z.object({ kind: z.literal('answered'), answer: ChatMessage }),
]);
export type AnswerEvent = z.infer<typeof AnswerEvent>;

const tags = ['Assistant'];

export const assistantContract = {
  messages: call
    .route({
      method: 'GET',
      path: '/chat',
      summary: 'The latest messages with the assistant, oldest first; Link leads to those before',
      tags,
      outputStructure: 'detailed',
    })
    .input(
      z.strictObject({
        userId,
        before: z.coerce.number().int().positive().optional().describe('Messages older than this one'),
        limit: PageSize(100, 40),
      }),
    )
    .output(z.object({ headers: z.record(z.string(), z.string()), body: z.array(ChatMessage) })),
  send: call
    .route({
      method: 'POST',
      path: '/chat',
      summary: 'Ask the assistant; answers when the whole answer is there',
      tags,
    })
    .input(Question)
    .output(Exchange),
  stream: call
    .route({
      method: 'POST',
      path: '/chat/stream',
      summary: 'Ask the assistant; the answer comes as server-sent events while it is written',
      tags,
    })
    .input(Question)
    .output(eventIterator(AnswerEvent)),
  clear: call
    .route({ method: 'DELETE', path: '/chat', summary: 'Erase the conversation with the assistant', tags })
    .input(z.strictObject({ userId }))
    .output(z.object({ erased: z.number().int() })),
  start: call
    .route({ method: 'GET', path: '/chat/start', summary: 'What can be asked now, and who words the answers', tags })
    .input(z.strictObject({}))
    .output(z.object({ suggestions: z.array(z.string()), by: z.enum(['tools', 'model']) })),
};
