import { m } from '@lintel/messages';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Failure } from '../../api/failure.ts';
import { LinkButton } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { useAction } from '../../ui/hooks/use-action.ts';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { startThread } from './calls.ts';
import { takeDraft } from './drafts.ts';
import { messagesPath, type Recipient, threadPath } from './paths.ts';

/** Finds or creates the conversation with a recipient and navigates to it. */
export function OpenedFor({ recipient }: { recipient: Recipient }) {
  const navigate = useNavigate();
  const { act, pending, error } = useAction({ failed: null });
  const open = () =>
    act(async () => {
      const { id } = await startThread(recipient);
      if (recipient.agentId !== undefined) takeDraft(recipient.agentId, id);
      void navigate({ href: threadPath(id), replace: true });
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once per mount
  useEffect(() => void open(), []);
  const failure = error instanceof Failure ? error : undefined;
  const isKnown = failure && [403, 404, 409].includes(failure.status);
  return (
    <div className="grid gap-4 p-4 lg:p-6">
      {isKnown && (
        <Notice tone="info" title={m.messages__you_cant_message_them_yet()}>
          <p>{failure.text}.</p>
          <div className="mt-3 flex flex-wrap gap-2">
            {recipient.agentId !== undefined && (
              <LinkButton size="sm" href={`/professionals/${recipient.agentId}`}>
                {m.messages__view_their_profile()}
              </LinkButton>
            )}
            <LinkButton size="sm" kind="secondary" href={messagesPath}>
              {m.messages__all_messages()}
            </LinkButton>
          </div>
        </Notice>
      )}
      {error && !isKnown && (
        <ErrorState
          what={m.messages__we_couldnt_open_the_conversation()}
          error={error}
          pending={pending}
          onRetry={() => void open()}
        />
      )}
      {!error && <Skeleton className="h-64" />}
    </div>
  );
}
