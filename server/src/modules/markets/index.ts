import type { ServerModule } from '../../platform/app/app-context.ts';

export { runMarket } from './command/market-command.ts';

/** Values of homes and forecasts of areas. */
export const markets: ServerModule = { name: 'markets' };
