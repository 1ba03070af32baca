/** Statuses of an application and the moves between them. Any other move is a conflict. */
export const applicationStatuses = [
  'pending',
  'submitted',
  'in_progress',
  'under_review',
  'approved',
  'rejected',
  'withdrawn',
] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

type By = 'borrower' | 'co_borrower' | 'agent';

const all = ['borrower', 'co_borrower', 'agent'] as const;

const moves: Record<ApplicationStatus, Partial<Record<ApplicationStatus, readonly By[]>>> = {
  pending: { submitted: ['borrower'], withdrawn: all },
  submitted: { in_progress: ['agent'], withdrawn: all },
  in_progress: { under_review: ['agent'], withdrawn: all },
  under_review: { in_progress: ['agent'], approved: ['agent'], rejected: ['agent'], withdrawn: all },
  approved: { withdrawn: all },
  rejected: {},
  withdrawn: {},
};

export const nextStatuses = (from: ApplicationStatus, by: By): ApplicationStatus[] =>
  applicationStatuses.filter((to) => moves[from][to]?.includes(by));

/** Statuses in which data, conditions and dates may change. */
export const openStatuses: readonly ApplicationStatus[] = [
  'pending',
  'submitted',
  'in_progress',
  'under_review',
  'approved',
];

/** Statuses between submission and decision: the lender works on them. */
export const activeStatuses: readonly ApplicationStatus[] = ['submitted', 'in_progress', 'under_review'];
