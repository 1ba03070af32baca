import { notFound, rootRouteId } from '@tanstack/react-router';
import type { Who } from './guard.ts';

/**
 * A page that is for others. The router knows no refusal, so it travels as a page that is not there, with whom it is for;
 * the status is told apart.
 */
export const refusal = (who: Who) => notFound({ routeId: rootRouteId, data: { isFor: who } });

/** Whom the page is for, where that is why it did not open. */
export const refusedFor = (data: unknown): Who | undefined => (data as { isFor?: Who } | undefined)?.isFor;
