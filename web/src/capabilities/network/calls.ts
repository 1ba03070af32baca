import { callApi } from '../../wire/client.ts';

export const fetchFigures = () => callApi((api) => api.network.figures());
