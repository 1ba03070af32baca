import { counted } from '../../../ui/format.ts';

/** What a list of suggestions says of itself; nothing while the first answer is under way. `onEnter`: what Enter does. */
export function statusOf(answer: { count: number; isFetching: boolean; isError: boolean }, onEnter = ''): string {
  const { count, isFetching, isError } = answer;
  if (count > 0) return counted(count, 'suggestion', 'suggestions');
  if (isError) return `Suggestions could not be loaded. ${onEnter}`.trim();
  return isFetching ? '' : `No address or place like this. ${onEnter}`.trim();
}
