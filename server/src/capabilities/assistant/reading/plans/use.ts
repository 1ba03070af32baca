import type { ToolName } from '../../contract.ts';
import type { Message } from '../message.ts';
import type { Plan } from '../plan.ts';

/** The plan for a message of a kind; undefined where none matches. */
export type Planner = (message: Message) => Plan | undefined;

export const use = (tool: ToolName, input: Record<string, unknown> = {}): Plan => ({
  kind: 'use',
  tool,
  input: Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)),
});

/** The first that fits. */
export const firstOf =
  (...planners: readonly Planner[]): Planner =>
  (message) => {
    for (const planner of planners) {
      const plan = planner(message);
      if (plan) return plan;
    }
    return undefined;
  };
