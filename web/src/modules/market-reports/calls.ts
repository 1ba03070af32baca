import type {
  ClientMarketAreas,
  HomeEmail,
  HomeEmailLink,
  MarketArea,
  NewHomeEmail,
  ReportLink,
} from '@lintel/server/market-reports';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../api/client.ts';

export type { ClientMarketAreas, HomeEmail, HomeEmailLink, MarketArea, ReportLink };

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

/** The email of a contact's report as it reads now. */
export const reportPreviewQuery = (id: number, place: string) =>
  queryOptions({
    queryKey: [...clientAreasQuery(id).queryKey, 'preview', place],
    queryFn: () => callApi((api) => api.marketReports.previewClientReport({ id, place })),
  });

export const addClientArea = (id: number, place: string) =>
  callApi((api) => api.marketReports.addClientArea({ id, place }));
export const removeClientArea = (id: number, place: string) =>
  callApi((api) => api.marketReports.removeClientArea({ id, place }));

export const fetchReportLink = (token: string) => callApi((api) => api.marketReports.link({ token }));
export const stopReports = (token: string) => callApi((api) => api.marketReports.unsubscribe({ token }));

export const homeEmailsQuery = queryOptions({
  queryKey: ['home-value-emails'],
  queryFn: () => callApi((api) => api.marketReports.homes.list({})),
});

export const addHomeEmail = (home: NewHomeEmail) => callApi((api) => api.marketReports.homes.add(home));
export const removeHomeEmail = (id: number) => callApi((api) => api.marketReports.homes.remove({ id }));
export const fetchHomeEmailLink = (token: string) => callApi((api) => api.marketReports.homes.link({ token }));
export const confirmHomeEmail = (token: string) => callApi((api) => api.marketReports.homes.confirm({ token }));
export const stopHomeEmail = (token: string) => callApi((api) => api.marketReports.homes.unsubscribe({ token }));
