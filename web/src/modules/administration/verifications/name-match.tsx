import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { useDebounced } from '../../../ui/hooks/use-debounced.ts';
import { Notice } from '../../../ui/notice.tsx';
import { nameMatchQuery } from '../queries.ts';

const words = {
  same: {
    tone: 'good',
    get text() {
      return m.network__the_names_match();
    },
  },
  close: {
    tone: 'warning',
    get text() {
      return m.network__the_names_are_close_check();
    },
  },
  different: {
    tone: 'danger',
    get text() {
      return m.network__the_names_dont_match();
    },
  },
} as const;

/** Shows how well the register's name matches the stated one. Only a hint; the person decides. */
export function NameMatch({ id, registerName }: { id: number; registerName: string }) {
  const settled = useDebounced(registerName.trim(), 300);
  const { data } = useQuery(nameMatchQuery(id, settled));
  return (
    <div aria-live="polite" className="-mt-2">
      {settled !== '' && data && (
        <Notice tone={words[data.verdict].tone}>
          {m.network__match_score_out_of_100({
            text: words[data.verdict].text,
            score: data.score,
            statedName: data.statedName,
          })}
        </Notice>
      )}
    </div>
  );
}
