import { m } from '@lintel/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../../api/failure.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { networkKey } from '../../professionals/index.ts';

/** Runs a change to a request and refetches the lists; on failure it shows the reason. */
export function useChange() {
  const client = useQueryClient();
  const [pending, setPending] = useState(false);
  const change = async (
    run: () => Promise<unknown>,
    done: { title: string; description?: string },
    failed = { title: m.matching__we_couldnt_make_this_change(), description: '' },
  ): Promise<void> => {
    setPending(true);
    try {
      await run();
      showToast(done);
    } catch (cause) {
      const why = cause instanceof Failure && cause.status > 0 ? cause.text : m.matching__we_couldnt_reach_the_server();
      showToast({ tone: 'danger', title: failed.title, description: failed.description || why });
    } finally {
      await client.invalidateQueries({ queryKey: networkKey });
      setPending(false);
    }
  };
  return { change, pending };
}
