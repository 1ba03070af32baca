import { notFound, rootRouteId } from '@tanstack/react-router';
import type { Who } from './audience.ts';

/**
 * Error for a page with another audience. The router has no 403, so it is thrown as a not-found error with the
 * audience; the HTTP status is set separately.
 */
export const forbidden = (who: Who) => notFound({ routeId: rootRouteId, data: { isFor: who } });

/** Returns the audience if an error was created by `forbidden`. */
export const audienceOf = (data: unknown): Who | undefined => (data as { isFor?: Who } | undefined)?.isFor;
