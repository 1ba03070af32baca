import { callApi } from '../../../api/client.ts';

export const fetchFigures = () => callApi((api) => api.network.figures());
