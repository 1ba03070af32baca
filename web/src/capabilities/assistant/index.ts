import { lazy } from 'react';

export { ask } from './ask.ts';

/** What desks may use. Both come when they are shown: they belong in a `Suspense`. */
export const ChatCard = lazy(() => import('./chat-card.tsx').then((module) => ({ default: module.ChatCard })));
export const ChatPanel = lazy(() => import('./chat-panel.tsx').then((module) => ({ default: module.ChatPanel })));
