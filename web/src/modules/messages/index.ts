export { draftTo } from './drafts.ts';
