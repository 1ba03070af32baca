import { m } from '@lintel/messages';
import type { ResellerCode } from '@lintel/server/companies';
import { useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { callReseller, companyKey } from '../calls.ts';
import { obstacleWords } from '../words.ts';

/** Turns a code on or off at once; the toast offers to undo it. */
export function CodeSwitch({ code, obstacle }: { code: ResellerCode; obstacle: string | undefined }) {
  const { act, pending } = useAction({ refetch: [companyKey] });
  const [turningTo, setTurningTo] = useState<boolean>();
  const turn = async (isActive: boolean, undone = false) => {
    setTurningTo(isActive);
    await act(
      () => callReseller(({ codes }) => codes.toggle({ codeId: code.id, isActive })),
      () => ({
        title: m.network__is({ code: code.code, value: isActive ? 'on' : 'off' }),
        description: isActive ? m.network__buyers_can_sign_up_with() : m.network__buyers_can_no_longer_sign(),
        undo: undone ? undefined : () => turn(!isActive, true),
      }),
    );
    setTurningTo(undefined);
  };
  const on = turningTo ?? code.isActive;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Switch
        label={m.network__accepts_buyers({ code: code.code })}
        on={on}
        pending={pending}
        unavailable={obstacle}
        onChange={(isActive) => void turn(isActive)}
      />
      {on && code.obstacle && code.obstacle !== 'inactive' && (
        <Badge tone="warning">{obstacleWords[code.obstacle]}</Badge>
      )}
    </div>
  );
}
