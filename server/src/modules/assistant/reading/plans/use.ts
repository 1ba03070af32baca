import type { ToolName } from '../../contract.ts';
import type { Message } from '../message.ts';
import type { Plan } from '../plan.ts';

/** Returns the plan for a message of one kind, or undefined if none matches. */
export type Planner = (message: Message) => Plan | undefined;

export const use = (tool: ToolName, input: Record<string, unknown> = {}): Plan => ({
  kind: 'use',
  tool,
  input: Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)),
});

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
