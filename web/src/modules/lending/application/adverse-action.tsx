import { m } from '@lintel/messages';
import { Button } from '../../../ui/button.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';

/** The draft of the notice of adverse action, which the agent copies and sends. */
export function AdverseAction({ text }: { text: string }) {
  const { act } = useAction({ failed: m.lending__could_not_copy() });
  return (
    <details className="rounded-card border border-line bg-raised p-3 text-14">
      <summary className="cursor-pointer font-medium">{m.lending__adverse_action_draft()}</summary>
      <div className="grid justify-items-start gap-3 pt-3">
        <p className="max-w-measure whitespace-pre-line">{text}</p>
        <Button
          kind="secondary"
          onClick={() => void act(() => navigator.clipboard.writeText(text), { title: m.lending__copied() })}
        >
          {m.lending__copy()}
        </Button>
      </div>
    </details>
  );
}
