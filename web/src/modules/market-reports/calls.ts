import type { ClientMarketAreas, MarketArea, ReportLink } from '@lintel/server/market-reports';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../api/client.ts';

export type { ClientMarketAreas, MarketArea, ReportLink };

export const marketAreasQuery = queryOptions({
  queryKey: ['market-areas'],
  queryFn: () => callApi((api) => api.marketReports.areas({})),
});

export const saveArea = (place: string) => callApi((api) => api.marketReports.saveArea({ place }));
export const removeArea = (place: string) => callApi((api) => api.marketReports.removeArea({ place }));

export const clientAreasQuery = (id: number) =>
  queryOptions({
    queryKey: ['market-areas', 'of contact', id],
    queryFn: () => callApi((api) => api.marketReports.clientAreas({ id })),
  });

export const addClientArea = (id: number, place: string) =>
  callApi((api) => api.marketReports.addClientArea({ id, place }));
export const removeClientArea = (id: number, place: string) =>
  callApi((api) => api.marketReports.removeClientArea({ id, place }));

export const fetchReportLink = (token: string) => callApi((api) => api.marketReports.link({ token }));
export const stopReports = (token: string) => callApi((api) => api.marketReports.unsubscribe({ token }));
