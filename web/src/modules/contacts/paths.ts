import { writeSearchParams } from '../../api/search-params.ts';
import { type CrmState, readCrmState } from './crm-state.ts';

/** Path of the CRM in a given state. */
export const crmPath = (state: Partial<CrmState> = {}): string =>
  `/crm${writeSearchParams(readCrmState({ ...state }))}`;
