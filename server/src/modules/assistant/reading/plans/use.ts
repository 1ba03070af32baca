import type { ToolName } from '../../contract.ts';
import type { Message } from '../message.ts';
import type { Plan, ToolPlan, ToolUse } from '../plan.ts';

/** Returns the plan for a message of one kind, or undefined if none matches. */
export type Planner = (message: Message) => Plan | undefined;

export const use = (tool: ToolName, input: Record<string, unknown> = {}): ToolPlan => ({
  kind: 'use',
  tool,
  input: Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)),
});

/** Adds the calls that answer the other parts of a question. Calls that are `undefined` or not tool calls are skipped. */
export const withAlso = (plan: ToolPlan, ...others: readonly (Plan | undefined | false)[]): ToolPlan => {
  const also = others.flatMap((other): ToolUse[] =>
    other && other.kind === 'use' ? [{ tool: other.tool, input: other.input }] : [],
  );
  return also.length > 0 ? { ...plan, also: [...(plan.also ?? []), ...also] } : plan;
};

/** Returns the plan of the first planner that matches. */
export const firstOf =
  (...planners: readonly Planner[]): Planner =>
  (message) => {
    for (const planner of planners) {
      const plan = planner(message);
      if (plan) return plan;
    }
    return undefined;
  };
