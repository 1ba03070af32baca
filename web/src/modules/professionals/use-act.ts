import { m } from '@lintel/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../api/failure.ts';
import { showToast, type Toast } from '../../ui/toast/toast.ts';
import { networkKey } from './calls.ts';

/** Runs an action, confirms it and refetches the lists. On failure it shows the server's message. */
export function useAct() {
  const client = useQueryClient();
  const [pending, setPending] = useState(false);
  const act = async <T>(
    run: () => Promise<T>,
    done: (result: T) => Pick<Toast, 'title' | 'description' | 'action'>,
  ): Promise<boolean> => {
    setPending(true);
    try {
      const result = await run();
      await client.invalidateQueries({ queryKey: networkKey });
      showToast(done(result));
      return true;
    } catch (cause) {
      const why =
        cause instanceof Failure && cause.status > 0 ? cause.text : m.professionals__we_couldnt_reach_the_server();
      showToast({ tone: 'danger', title: m.professionals__we_couldnt_make_this_change(), description: why });
      void client.invalidateQueries({ queryKey: networkKey });
      return false;
    } finally {
      setPending(false);
    }
  };
  return { act, pending };
}
