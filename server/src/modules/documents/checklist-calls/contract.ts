import { m } from '@lintel/messages';
import { z } from 'zod';
import { call, Id } from '../../../platform/serve/contract.ts';
import { DocumentCategory } from '../fields/contract.ts';

const tags = ['Documents'];

/** The facts that decide which documents a lender requires. */
export const ChecklistProfile = z.strictObject({
  country: z.enum(['US', 'CA']).nullable(),
  /** Two letters: TX, ON. */
  stateOrProvince: z
    .string()
    .regex(/^[A-Z]{2}$/, { error: () => m.documents__must_be_a_two_letter() })
    .nullable(),
  loanType: z.enum(['conventional', 'fha', 'va', 'usda', 'jumbo', 'insured', 'cash']).nullable(),
  employment: z.enum(['employed', 'self_employed', 'retired', 'other']).nullable(),
});
export type ChecklistProfile = z.infer<typeof ChecklistProfile>;

export const ChecklistStatus = z.enum(['completed', 'in_progress', 'not_started']);
export type ChecklistStatus = z.infer<typeof ChecklistStatus>;

/** A required document: completed when one was approved, in progress when one exists. */
export const ChecklistLine = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  category: DocumentCategory,
  required: z.boolean(),
  /** The party that requires it, and the source. */
  from: z.string(),
  status: ChecklistStatus,
  /** Documents of this category, newest first. */
  documentIds: z.array(Id),
});
export type ChecklistLine = z.infer<typeof ChecklistLine>;

export const Checklist = z.object({
  profile: ChecklistProfile,
  items: z.array(ChecklistLine),
  /** Number of completed and of all required documents. */
  completed: z.int(),
  required: z.int(),
});
export type Checklist = z.infer<typeof Checklist>;

export const checklistCalls = {
  checklist: call
    .route({
      method: 'GET',
      path: '/documents/checklist',
      summary: 'List the documents you need, with their status',
      tags,
    })
    .output(Checklist),
  usualChecklist: call
    .route({
      method: 'GET',
      path: '/documents/checklist/usual',
      summary: 'List the documents that lenders usually require',
      tags,
    })
    .input(
      z.strictObject({
        country: z.enum(['US', 'CA']),
        loanType: ChecklistProfile.shape.loanType.unwrap().optional(),
        employment: ChecklistProfile.shape.employment.unwrap().optional(),
      }),
    )
    .output(z.array(ChecklistLine.omit({ status: true, documentIds: true }))),
  changeChecklistProfile: call
    .route({ method: 'PUT', path: '/documents/checklist/profile', summary: 'Choose which documents you need', tags })
    .input(ChecklistProfile)
    .output(Checklist),
};
