import { ask } from '../../wire/client.ts';

export const askFigures = () => ask((api) => api.network.figures());
