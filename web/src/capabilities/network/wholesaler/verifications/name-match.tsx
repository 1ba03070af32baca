import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Notice } from '../../../../ui/notice.tsx';
import { nameMatchQuery } from '../queries.ts';

const words = {
  same: { tone: 'good', text: 'The names are the same.' },
  close: { tone: 'warning', text: 'The names are close; look twice.' },
  different: { tone: 'danger', text: 'The names differ.' },
} as const;

/** How well the name in the register fits the one that was stated. An aid for the eye; the person decides. */
export function NameMatch({ id, registerName }: { id: number; registerName: string }) {
  const settled = useSettled(registerName.trim());
  const { data } = useQuery(nameMatchQuery(id, settled));
  return (
    <div aria-live="polite" className="-mt-2">
      {settled !== '' && data && (
        <Notice tone={words[data.verdict].tone}>
          {words[data.verdict].text} {data.score} of 100 for “{data.statedName}”.
        </Notice>
      )}
    </div>
  );
}

/** What was typed, once typing pauses. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const pause = setTimeout(() => setSettled(text), 300);
    return () => clearTimeout(pause);
  }, [text]);
  return settled;
}
