import { activityContract } from './activity/contract.ts';
import { nextStepsContract } from './next-steps/contract.ts';
import { progressContract } from './progress/contract.ts';
import { purchasesContract } from './purchases/contract.ts';

export {
  type Activity,
  ActivityKind,
  activitiesAPage,
  activityKinds,
} from './activity/contract.ts';
export type { NextStep, NextSteps } from './next-steps/contract.ts';
export {
  type AgentStage,
  agentStages,
  BudgetStated,
  type Journey,
  type JourneyStep,
  type JourneyUser,
  NewOverride,
  stepNames,
  type TimelineLine,
  TypedBudget,
  TypedOverride,
} from './progress/contract.ts';
export {
  NewPurchase,
  NewRecord,
  type Purchase,
  type PurchaseRecord,
  type PurchaseSummary,
  type RecordChoice,
  type RecordKind,
  TypedPurchase,
  TypedRecord,
} from './purchases/contract.ts';

/** The seven steps of a purchase, next steps, and the activity feed. */
export const journeyContract = {
  ...progressContract,
  purchases: purchasesContract,
  nextSteps: nextStepsContract,
  activity: activityContract,
};
