import { modelToken } from '../../platform/model/model.ts';
import { type Call, serve } from '../../platform/serve/serve.ts';
import type { Person } from '../../platform/serve/session.ts';
import { asViewer, viewerNow } from '../../platform/serve/viewer.ts';
import { attemptsToken } from '../accounts/index.ts';
import { ratesToken } from '../listings/index.ts';
import { refreshPages } from '../notifications/index.ts';
import { finderToken } from '../search/index.ts';
import { ownTalk } from './access.ts';
import { type Answer, answerByTools } from './answer.ts';
import { type AnswerEvent, assistantContract as contract } from './contract.ts';
import { type ChatRow, keepAnswer, keepQuestion, talkOf } from './conversation.ts';
import { answerByModel } from './model/answer.ts';
import { presentMessages } from './parts/present.ts';
import { searchReader } from './read-search.ts';
import type { Country } from './reading/talk.ts';
import type { ToolContext } from './tools/tool.ts';

type Asker = Person & { country: Country };
type ChatCall = Call<{ message: string }, Asker>;

export const send = serve(contract.send, {
  access: ownTalk,
  idempotent: true,
  async run(call) {
    let last: AnswerEvent | undefined;
    for await (const event of exchange(call)) {
      if (event.kind === 'asked') last = event;
      if (event.kind === 'answered')
        return { asked: (last as Extract<AnswerEvent, { kind: 'asked' }>).asked, answer: event.answer };
    }
    throw new Error('An exchange ends with its answer');
  },
});

export const stream = serve(contract.stream, {
  access: ownTalk,
  idempotent: true,
  async run(call) {
    const events = exchange(call);
    // Errors before the first event get an HTTP error status, because the stream has not started.
    const first = await events.next();
    // The stream is read after this call ends, so the viewer is captured here to format figures.
    const viewer = viewerNow();
    return (async function* () {
      try {
        for (let step = first; !step.done; step = await asViewer(viewer, () => events.next())) yield step.value;
      } finally {
        await events.return(undefined);
      }
    })();
  },
});

/**
 * Stores the question, answers it and stores the complete answer, in two transactions. A repeated request with the same
 * key gets the stored answer.
 */
async function* exchange(call: ChatCall): AsyncGenerator<AnswerEvent, void> {
  const { subject: me, input, db, resolve, idempotencyKey, transaction } = call;
  await resolve(attemptsToken).count('chatOf', String(me.id));
  const { asked, answer: before } = await transaction(({ tx }) =>
    keepQuestion(tx, me.id, input.message, idempotencyKey),
  );
  const presentation = { rates: resolve(ratesToken)(), now: new Date() };
  const present = async (row: ChatRow) => (await presentMessages(db, [row], presentation))[0]!;
  yield { kind: 'asked', asked: await present(asked) };
  if (before) return yield { kind: 'answered', answer: await present(before) };
  const context: ToolContext = {
    db,
    me,
    resolve,
    now: presentation.now,
    typed: input.message,
    talk: await talkOf(db, me.id),
    country: me.country,
    language: 'en',
  };
  const answering = answerOf(context, input.message);
  let step = await answering.next();
  while (!step.done) {
    yield step.value;
    step = await answering.next();
  }
  const answer = step.value;
  const stored = await transaction(async ({ tx, emit }) => {
    // Refreshes the person's other open pages.
    await refreshPages(emit, [me.id], 'chat');
    return keepAnswer(tx, asked, answer);
  });
  yield { kind: 'answered', answer: await present(stored ?? unstored(asked, answer)) };
}

/** Answers with the model if one is set, else with the grammar and the tools. */
async function* answerOf(context: ToolContext, typed: string): AsyncGenerator<AnswerEvent, Answer> {
  const readSearch = searchReader(context.resolve(finderToken));
  const model = context.resolve(modelToken);
  if (model) return yield* answerByModel(model, context, typed, readSearch);
  return answerByTools(context, typed, readSearch);
}

/** Builds the row of an answer that is not stored because the conversation was erased meanwhile. */
const unstored = (asked: ChatRow, { parts, calls, refused, by, talk }: Answer): ChatRow => ({
  ...asked,
  isFromUser: false,
  answersId: asked.id,
  message: '',
  parts,
  calls,
  refused,
  by,
  talk,
});
