import { unusedIn, unusedNote, withNotes } from './checks/accounting.ts';
import { missedSubject } from './checks/missed-subject.ts';
import { namesakeNote } from './checks/namesakes.ts';
import { plausibleOf, unplacedParts } from './checks/plausibility.ts';
import { clarifyingQuestion, courteous } from './clarifying-questions.ts';
import type { ToolName } from './contract.ts';
import type { StoredPart } from './parts/stored-part.ts';
import { planOfExtreme, planOfOwn } from './plan-of-own.ts';
import { programIn } from './reading/context.ts';
import { heardAfter, planInConversation, wholeOf } from './reading/in-conversation.ts';
import { type Message, readMessage } from './reading/message.ts';
import { lawfulPart, refusedPart, withOtherParts } from './reading/other-parts.ts';
import type { Plan, ToolPlan, ToolUse } from './reading/plan.ts';
import { planOf } from './reading/plan-of.ts';
import { withSides } from './reading/plans/costs/sides.ts';
import { keptSubject } from './reading/plans/follow-ups/kept-subject.ts';
import { searchAfter } from './reading/plans/follow-ups/search-after.ts';
import { searchOfRest } from './reading/plans/homes/homes.ts';
import { localRule, withPeriod, withState } from './reading/plans/local-rule.ts';
import { emergency } from './reading/plans/outside.ts';
import { allSaved } from './reading/plans/own/all-saved.ts';
import { ofAnswer } from './reading/plans/own/own-status.ts';
import { ownThing } from './reading/plans/own/own-thing.ts';
import { clientQuestion, refused } from './reading/plans/refused.ts';
import type { ReadSearch } from './reading/search-reading.ts';
import { isSelfContained, replacesInTalk } from './reading/self-contained.ts';
import { statedAfter, statedBeside, statementInWords, withType } from './reading/stated.ts';
import { chosenTopic, withCertainSubject } from './reading/subject.ts';
import { noTalk, type Talk } from './reading/talk.ts';
import type { RefusalName } from './reading/topics/refusals.ts';
import { refusalParts } from './refusal-words.ts';
import type { ToolCall } from './tables.ts';
import { tools } from './tools/all-tools.ts';
import type { ToolContext, ToolResult } from './tools/tool.ts';
import { text } from './tools/words.ts';
import { figuresOfAll } from './totals.ts';

/** A stored answer. */
export interface Answer {
  parts: StoredPart[];
  /** Tool calls. Their results or the question contain every figure of the text. */
  calls: ToolCall[];
  refused: RefusalName | null;
  by: 'tools' | 'model';
  talk: Talk;
}

/** Answers with the grammar and the tools, without a model, in the language of the question. No input makes it fail. */
export async function answerByTools(context: ToolContext, typed: string, readSearch: ReadSearch): Promise<Answer> {
  const said = readMessage(typed, context.talk, readSearch);
  const decision = await certain({ ...context, language: said.language }, said, readSearch);
  const answer = await answered(context, said, decision, readSearch);
  const subject = missedSubject(decision.plan, decision.message, answer);
  if (!subject) return answer;
  const plan = withPeriod(subject.plan, decision.message);
  const explained = await answered(context, said, { ...decision, plan, own: undefined }, readSearch);
  return subject.by === 'replacing'
    ? explained
    : { ...answer, parts: joined(answer.parts, explained.parts), calls: [...answer.calls, ...explained.calls] };
}

async function answered(
  context: ToolContext,
  said: Message,
  { plan, message, own }: Decision,
  readSearch: ReadSearch,
): Promise<Answer> {
  const { language } = said;
  const stated = statedAfter(said);
  // After a correction, the sentences with the replaced figure count no more.
  const corrected = said.correction && stated ? statementInWords(stated) : undefined;
  const talk: Talk = {
    ...(own?.talk ?? context.talk),
    language,
    asked: corrected ?? wholeOf(said),
    heard: corrected === undefined ? heardAfter(said) : [corrected],
    stated,
  };
  if (plan.kind === 'use') return used({ ...context, language, talk }, plan, message, own?.note);
  const { waiting: _, ...rest } = talk;
  const answer = (parts: StoredPart[], refused: RefusalName | null = null, next: Talk = rest): Answer => ({
    parts,
    calls: [],
    refused,
    by: 'tools',
    talk: next,
  });
  switch (plan.kind) {
    case 'refuse': {
      const refusal = refusalParts(plan.refusal, plan.class, language);
      const lawful = noLawfulPart.has(plan.refusal)
        ? undefined
        : (lawfulPart(message, readSearch) ?? (plan.refusal === 'fairHousing' ? searchOfRest(message) : undefined));
      if (!lawful) return answer(refusal, plan.refusal);
      const other = await used({ ...context, language, talk }, lawful, message);
      return { ...other, parts: joined(refusal, other.parts), refused: plan.refusal };
    }
    case 'courtesy':
      return answer(courteous(plan.courtesy, language));
    case 'ask':
      return answer(
        clarifyingQuestion(plan.for, talk, language, plan.details, plan.topics),
        null,
        plan.waiting ? { ...rest, waiting: plan.waiting } : rest,
      );
  }
}

/** What a message is answered with, and the reading of the message that the answer is from. */
interface Decision {
  plan: Plan;
  message: Message;
  own: Awaited<ReturnType<typeof planOfOwn>>;
}

async function decide(context: ToolContext, message: Message, readSearch: ReadSearch): Promise<Decision> {
  const first = refused(message)
    ? undefined
    : (clientQuestion(message) ?? searchAfter(message) ?? allSaved(message) ?? ofAnswer(message));
  const own = first
    ? { plan: first, talk: context.talk }
    : ((await planOfOwn(context, message, readSearch)) ?? (await planOfExtreme(context, message)));
  const plan = withType(
    own?.plan ??
      ownThing(message) ??
      refusedPart(message, readSearch) ??
      planInConversation(planOf(message), message, readSearch),
    message,
  );
  return { plan: plan.kind === 'use' ? withOtherParts(plan, message, readSearch) : plan, message, own };
}

/** Decides on the answer, and asks which topic is meant where none is certain. */
async function certain(context: ToolContext, message: Message, readSearch: ReadSearch): Promise<Decision> {
  const chosen = emergency(message) ?? chosenTopic(message) ?? localRule(message, context.country);
  if (chosen) return { plan: withPeriod(chosen, message), message, own: undefined };
  const decision = await decided(context, message, readSearch);
  if (decision.own) return { ...decision, plan: withPeriod(decision.plan, decision.message) };
  const kept = keptSubject(withCertainSubject(decision.plan, decision.message), decision.message);
  return { ...decision, plan: withPeriod(withState(kept, decision.message), decision.message) };
}

/** Decides on the plan. A question that is complete by itself gets the tools that it gets without a conversation. */
async function decided(context: ToolContext, message: Message, readSearch: ReadSearch): Promise<Decision> {
  const inTalk = await decide(context, message, readSearch);
  if (!isSelfContained(message) || searchAfter(message)) return inTalk;
  const { talk, language } = context;
  const aloneContext = { ...context, talk: { ...noTalk, language } };
  const alone = await decide(aloneContext, readMessage(message.typed, aloneContext.talk, readSearch), readSearch);
  if (!replacesInTalk(alone.plan, inTalk.plan, message)) return inTalk;
  return alone.own ? { ...alone, own: { ...alone.own, talk: { ...talk, ...alone.own.talk } } } : alone;
}

async function used(context: ToolContext, plan: ToolPlan, message: Message, note?: string): Promise<Answer> {
  const { typed } = message;
  const [first, ...others] = withSides([{ tool: plan.tool, input: plan.input }, ...(plan.also ?? [])], message);
  const { tool, input } = first!;
  const whole = tool === 'homeFacts' ? { ...input, words: typed } : input;
  const result = await runTool(context, tool, whole);
  if (!result)
    return {
      parts: clarifyingQuestion('anything', context.talk, context.language),
      calls: [],
      refused: null,
      by: 'tools',
      talk: context.talk,
    };
  const all = [{ call: { tool, input, facts: result.facts } as ToolCall, parts: result.parts }];
  for (const other of others.slice(0, 3)) {
    const more = await runTool(context, other.tool, other.input);
    if (more) all.push({ call: { ...other, facts: more.facts }, parts: more.parts });
  }
  const { plausible, misread } = plausibleOf(all, message);
  const calls = plausible.map(({ call }) => call);
  const [main = [], ...more] = plausible.map(({ parts }) => parts);
  const said = more.reduce(joined, [...(note === undefined ? [] : [text(note)]), ...main]);
  // A result from a number that cannot be what it was taken for is not stated.
  if (misread.length > 0 && plausible[0] !== all[0])
    return {
      parts: filled(joined(unplacedParts(misread, context.language), said)),
      calls,
      refused: null,
      by: 'tools',
      talk: context.talk,
    };
  const counted = [...figuresOfAll(message, calls, context.language), ...said];
  const unused = unusedNote(unusedIn(message, calls, counted), context.language);
  const parts = withNotes(counted, [namesakeNote(message, calls), unused]);
  const talk = { ...context.talk, stated: statedBeside(context.talk.stated, { tool, input }, message) };
  const next = talkAfter(talk, { tool, input }, result);
  next.sides = sidesAfter(context.talk, { tool, input }, others);
  if (purchaseTools.has(tool)) next.computed = { tool, input };
  const program = programIn(message.text);
  return { parts: filled(parts), calls, refused: null, by: 'tools', talk: program ? { ...next, program } : next };
}

/** Tools whose figures of a purchase a later question can change. */
const purchaseTools: ReadonlySet<ToolName> = new Set(['transferTax', 'propertyTax', 'monthlyCost', 'nonResidentTax']);

/** Refusals of a message as a whole. */
const noLawfulPart: ReadonlySet<RefusalName> = new Set(['injection', 'fraud']);

/** Returns the calls that a next question can compare: those of one answer, or of the last two. */
function sidesAfter({ last }: Talk, call: ToolUse, others: readonly ToolUse[]): Talk['sides'] {
  const alike = others.filter(({ tool }) => tool === call.tool);
  if (alike.length > 0) return [call, ...alike];
  return last?.tool === call.tool && JSON.stringify(last.input) !== JSON.stringify(call.input)
    ? [last, call]
    : undefined;
}

const sentencesOf = (text: string): string[] => text.split(/(?<=[.?!])\s+/);

/** Adds the texts and cards of another answer before the buttons and links of the first. */
function joined(first: readonly StoredPart[], other: readonly StoredPart[]): StoredPart[] {
  const said = new Set(first.flatMap((part) => (part.kind === 'text' ? sentencesOf(part.text) : [])));
  const isEnd = ({ kind }: StoredPart) => kind === 'choices' || kind === 'sources';
  const added = other.flatMap((part): StoredPart[] => {
    if (isEnd(part)) return [];
    if (part.kind === 'people' && first.some(({ kind }) => kind === 'people')) return [];
    if (part.kind !== 'text') return [part];
    const fresh = sentencesOf(part.text).filter((sentence) => !said.has(sentence));
    return fresh.length > 0 ? [{ ...part, text: fresh.join(' ') }] : [];
  });
  return [...first.filter((part) => !isEnd(part)), ...added, ...first.filter(isEnd)];
}

/** Runs a tool with the person's permissions. Returns undefined for an invalid input. */
export async function runTool(context: ToolContext, name: ToolName, input: unknown): Promise<ToolResult | undefined> {
  const { input: schema, run } = tools[name];
  const parsed = schema.safeParse(input);
  if (parsed.success) return run(context, parsed.data);
  // A number that a tool cannot take, such as a rate of 480 %, does not cost the answer to the rest.
  const wrong = new Set(
    parsed.error.issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : [issue.path[0]])),
  );
  const rest = Object.entries(input as object).filter(([field]) => !wrong.has(field));
  const again = schema.safeParse(Object.fromEntries(rest));
  return again.success && !wrong.has(undefined) ? run(context, again.data) : undefined;
}

/** Returns the context of the conversation after a tool's answer. */
export function talkAfter({ waiting: _, ...before }: Talk, call: ToolUse, { talk }: ToolResult): Talk {
  const { home, ...after } = { ...before, ...talk, tool: call.tool, last: { tool: call.tool, input: call.input } };
  return home === undefined ? after : { ...after, home };
}

/** Removes empty rows of buttons and links. */
export const filled = (parts: readonly StoredPart[]): StoredPart[] =>
  parts.filter((part) =>
    part.kind === 'choices' ? part.choices.length > 0 : part.kind === 'sources' ? part.links.length > 0 : true,
  );
