import type { AnalyticsRows } from '@lintel/server/administration';

/** The figure whose rows are shown, with its title. */
export interface Behind {
  asked: Pick<AnalyticsRows, 'of' | 'month' | 'step'>;
  title: string;
}

export type ShowRows = (behind: Behind) => void;
