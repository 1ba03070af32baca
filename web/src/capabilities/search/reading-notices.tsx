import type { NlpResult } from '@lintel/server/search';
import { Notice } from '../../ui/notice.tsx';

/** What of a sentence could not be done, with the reason. */
export function ReadingNotices({
  reading: { refused, contradictions, ignored },
}: {
  reading: Pick<NlpResult, 'refused' | 'contradictions' | 'ignored'>;
}) {
  return (
    <>
      {refused.map(({ class: of, words, reason, alternative }) => (
        <Notice key={of + words} tone="warning" title={`“${words}” was not applied`}>
          <p>{reason}</p>
          <p>{alternative}</p>
        </Notice>
      ))}
      {contradictions.map((both) => (
        <Notice key={both.facts.join()} tone="warning" title="Two wishes cannot both hold">
          {both.text} Switch one of them off.
        </Notice>
      ))}
      {ignored.length > 0 && (
        <Notice title="Left out">
          <ul>
            {ignored.map(({ words, rule }) => (
              <li key={words}>
                “{words}”: {rule}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
