import { m } from '@lintel/messages';
import { z } from 'zod';
import { call, PageSize } from '../../../platform/serve/contract.ts';
import { documentCategories } from '../../documents/contract.ts';

/** Filters of the feed with their labels. */
export const activityKinds = {
  home: 'Homes',
  search: 'Searches',
  document: 'Documents',
  professional: 'Professionals',
  appointment: 'Appointments',
  message: 'Messages',
  journey: 'Journey',
  account: 'Account',
} as const;
/** Documents by category. */
export const documentNames = documentCategories;

export const ActivityKind = z.enum(Object.keys(activityKinds) as [keyof typeof activityKinds]);
export type ActivityKind = z.infer<typeof ActivityKind>;

export const Activity = z.object({
  id: z.string(),
  kind: ActivityKind,
  title: z.string(),
  detail: z.string().nullable(),
  /** The subject's page; a path of this site. */
  path: z.string(),
  at: z.iso.datetime(),
  /** True when the person did it themselves. */
  own: z.boolean(),
});
export type Activity = z.infer<typeof Activity>;

/** Maximum lines per page of the feed. */
export const activitiesAPage = 50;

export const activityContract = {
  list: call
    .route({ method: 'GET', path: '/activity', summary: 'List your activity, newest first', tags: ['Journey'] })
    .input(
      z.strictObject({
        kind: ActivityKind.optional(),
        /** The `next` of the previous page. */
        after: z
          .string()
          .regex(/^\d{1,16}-\d{1,16}$/, { error: () => m.journey__must_be_the_next_value() })
          .optional(),
        limit: PageSize(activitiesAPage, 20),
      }),
    )
    .output(z.object({ items: z.array(Activity), next: z.string().nullable() })),
};
