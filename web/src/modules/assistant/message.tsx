import { m } from '@lintel/messages';
import type { ChatMessage } from './calls.ts';
import { PartView } from './parts/part-view.tsx';

/** One message: the person's own on the right, answers with their cards on the left. */
export function Message({ message, latest }: { message: ChatMessage; latest: boolean }) {
  if (message.isFromUser)
    return (
      <p className="ml-auto max-w-[85%] rounded-card bg-primary-tint px-3 py-2 text-14 whitespace-pre-wrap">
        <span className="sr-only">{m.assistant__you()} </span>
        {message.message}
      </p>
    );
  return (
    <div lang={message.language} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 text-14">
      <span className="sr-only">{m.assistant__assistant()}</span>
      {message.parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a message keep their order
        <PartView key={at} part={part} latest={latest} language={message.language} />
      ))}
      {message.by === 'model' && <p className="text-12 text-soft">{m.assistant__worded_by_a_language_model()}</p>}
    </div>
  );
}
