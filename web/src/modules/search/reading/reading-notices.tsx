import { m } from '@lintel/messages';
import type { NlpResult } from '@lintel/server/search';
import { Notice } from '../../../ui/notice.tsx';

/** Parts of the sentence that could not be applied, with the reason. */
export function ReadingNotices({
  reading: { refused, contradictions, ignored },
}: {
  reading: Pick<NlpResult, 'refused' | 'contradictions' | 'ignored'>;
}) {
  return (
    <>
      {refused.map(({ class: of, words, reason, alternative }) => (
        <Notice key={of + words} tone="warning" title={m.search__we_couldnt_apply({ words })}>
          <p>{reason}</p>
          <p>{alternative}</p>
        </Notice>
      ))}
      {contradictions.map((both) => (
        <Notice key={both.facts.join()} tone="warning" title={m.search__two_criteria_conflict()}>
          {m.search__turn_one_of_them_off({ text: both.text })}
        </Notice>
      ))}
      {ignored.length > 0 && (
        <Notice title={m.search__ignored()}>
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
