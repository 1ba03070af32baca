import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Notice } from '../../../../ui/notice.tsx';
import { nameMatchQuery } from '../queries.ts';

const words = {
  same: {
    tone: 'good',
    get text() {
      return m.network__the_names_are_the_same();
    },
  },
  close: {
    tone: 'warning',
    get text() {
      return m.network__the_names_are_close_look();
    },
  },
  different: {
    tone: 'danger',
    get text() {
      return m.network__the_names_differ();
    },
  },
} as const;

/** How well the name in the register fits the one that was stated. An aid for the eye; the person decides. */
export function NameMatch({ id, registerName }: { id: number; registerName: string }) {
  const settled = useSettled(registerName.trim());
  const { data } = useQuery(nameMatchQuery(id, settled));
  return (
    <div aria-live="polite" className="-mt-2">
      {settled !== '' && data && (
        <Notice tone={words[data.verdict].tone}>
          {m.network__of_100_for({ text: words[data.verdict].text, score: data.score, statedName: data.statedName })}
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
