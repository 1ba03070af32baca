import { lazy } from 'react';

export { askQuestion } from './pending-question.ts';

/** Components for dashboards. Both load lazily and need a `Suspense` around them. */
export const ChatCard = lazy(() => import('./chat-card.tsx').then((module) => ({ default: module.ChatCard })));
export const ChatPanel = lazy(() => import('./chat-panel.tsx').then((module) => ({ default: module.ChatPanel })));
