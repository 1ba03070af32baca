import { useEffect } from 'react';
import { callApi } from '../../api/client.ts';

/** A shorter visit is not a view. */
const viewMs = 2_000;

/** Counts a view of a home's page that a person had in front of them. Browsers under remote control count nothing. */
export function useRecordView(id: number): void {
  useEffect(() => {
    if (navigator.webdriver) return;
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible')
        void callApi((api) => api.ownListings.recordView({ id })).catch(() => undefined);
    }, viewMs);
    return () => clearTimeout(timer);
  }, [id]);
}
