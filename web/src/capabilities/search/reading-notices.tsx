import { m } from '@lintel/messages';
import type { NlpResult } from '@lintel/server/search';
import { Notice } from '../../ui/notice.tsx';

/** Parts of the sentence that could not be applied, with the reason. */
export function ReadingNotices({
  reading: { refused, contradictions, ignored },
}: {
  reading: Pick<NlpResult, 'refused' | 'contradictions' | 'ignored'>;
}) {
  return (
    <>
      {refused.map(({ class: of, words, reason, alternative }) => (
        <Notice key={of + words} tone="warning" title={m.search__was_not_applied({ words })}>
          <p>{reason}</p>
          <p>{alternative}</p>
        </Notice>
      ))}
      {contradictions.map((both) => (
        <Notice key={both.facts.join()} tone="warning" title={m.search__two_wishes_cannot_both_hold()}>
          {m.search__switch_one_of_them_off({ text: both.text })}
        </Notice>
      ))}
      {ignored.length > 0 && (
        <Notice title={m.search__left_out_4()}>
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
