import { m } from '@lintel/messages';
import { LoaderCircle } from 'lucide-react';
import type { PendingQuestion } from './pending-question.ts';
import { toolWords } from './tool-words.ts';

/** An answer in progress: its text so far, or the running tool. */
export function Working({ pending }: { pending: PendingQuestion }) {
  const { words, tool } = pending;
  return (
    <div className="grid gap-2 text-14">
      {words !== '' && <p className="max-w-measure whitespace-pre-wrap">{words}</p>}
      <p className="flex items-center gap-2 text-soft">
        <LoaderCircle aria-hidden size={16} strokeWidth={1.5} className="shrink-0 animate-spin" />
        {tool ? toolWords[tool] : m.assistant__reading_your_question()}
      </p>
    </div>
  );
}
