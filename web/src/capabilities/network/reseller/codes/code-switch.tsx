import type { ResellerCode } from '@lintel/server/reseller';
import { useState } from 'react';
import { Badge } from '../../../../ui/badge.tsx';
import { Switch } from '../../../../ui/switch.tsx';
import { askReseller } from '../calls.ts';
import { useAct } from '../use-act.ts';
import { obstacleWords } from '../words.ts';

/** Turns a code on or off at once; the way back is in the message. */
export function CodeSwitch({ code, obstacle }: { code: ResellerCode; obstacle: string | undefined }) {
  const { act, pending } = useAct();
  const [turningTo, setTurningTo] = useState<boolean>();
  const turn = async (isActive: boolean, undone = false) => {
    setTurningTo(isActive);
    await act(
      () => askReseller(({ codes }) => codes.toggle({ codeId: code.id, isActive })),
      () => ({
        title: `${code.code} is ${isActive ? 'on' : 'off'}`,
        description: isActive ? 'Buyers can sign up with it.' : 'Nobody can sign up with it any more.',
        ...(undone ? {} : { action: { label: 'Undo', run: () => void turn(!isActive, true) } }),
      }),
    );
    setTurningTo(undefined);
  };
  const on = turningTo ?? code.isActive;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Switch
        label={`${code.code} takes buyers`}
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
