import { m } from '@lintel/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../api/failure.ts';
import { showToast, type Toast } from '../../ui/toast/toast.ts';
import { journeyKey } from './calls.ts';

/** Runs a change, refetches the journey and confirms it; on failure it states that nothing was changed. */
export function useChange() {
  const client = useQueryClient();
  const [pending, setPending] = useState(false);
  const change = async (
    run: () => Promise<unknown>,
    done?: Pick<Toast, 'title' | 'description' | 'action'>,
  ): Promise<boolean> => {
    setPending(true);
    try {
      await run();
      await client.invalidateQueries({ queryKey: journeyKey });
      if (done) showToast(done);
      return true;
    } catch (cause) {
      const why = cause instanceof Failure && cause.status > 0 ? cause.text : m.journey__we_couldnt_reach_the_server();
      showToast({ tone: 'danger', title: m.journey__nothing_was_changed(), description: why });
      return false;
    } finally {
      setPending(false);
    }
  };
  return { change, pending };
}
