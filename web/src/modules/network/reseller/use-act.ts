import { m } from '@lintel/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../../api/failure.ts';
import { showToast, type Toast } from '../../../ui/toast/toast.ts';
import { companyKey } from './calls.ts';

type Confirmation = Pick<Toast, 'title' | 'description' | 'action'>;

/** Runs an action, confirms it and refetches the dashboard. On failure it shows the server's message. */
export function useAct() {
  const client = useQueryClient();
  const [pending, setPending] = useState(false);
  const act = async <T>(run: () => Promise<T>, done: (result: T) => Confirmation): Promise<boolean> => {
    setPending(true);
    try {
      const result = await run();
      await client.invalidateQueries({ queryKey: companyKey });
      showToast(done(result));
      return true;
    } catch (cause) {
      const why =
        cause instanceof Failure && cause.status > 0 ? cause.text : m.network__we_couldnt_reach_the_server_3();
      showToast({ tone: 'danger', title: m.network__nothing_was_changed(), description: why });
      // A rejection often means that somebody else changed the data first.
      void client.invalidateQueries({ queryKey: companyKey });
      return false;
    } finally {
      setPending(false);
    }
  };
  return { act, pending };
}

/** Confirms a submitted dialog and refetches the dashboard. */
export function useSuccess() {
  const client = useQueryClient();
  return async (confirmation: Confirmation) => {
    await client.invalidateQueries({ queryKey: companyKey });
    showToast(confirmation);
  };
}
