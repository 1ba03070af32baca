import type { AnalyticsRows } from '@lintel/server/wholesaler';

/** Which figure's rows are looked at, and what they are in words. */
export interface Behind {
  asked: Pick<AnalyticsRows, 'of' | 'month' | 'step'>;
  title: string;
}

export type ShowRows = (behind: Behind) => void;
