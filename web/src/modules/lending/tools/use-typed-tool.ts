import type { Country } from '@lintel/mortgage';
import { useEffect, useState } from 'react';
import { changedFrom } from '../../../api/typed-numbers.ts';
import { rememberedState } from './places.ts';

type Placed = { country: Country; state?: string };

/**
 * The inputs of a tool that its address holds, and their change. Another country starts from its defaults; a missing
 * state is the one that this device remembers.
 */
export function useTypedTool<Typed extends Placed>(
  { start, onSearch }: { start: Typed; onSearch: (search: Partial<Typed>) => void },
  defaultsOf: (country: Country) => Typed,
): [typed: Typed, change: (changed: Partial<Typed>) => void] {
  const [typed, setTyped] = useState(start);
  // The device's memory is read after hydration, because the server does not know it.
  useEffect(() => setTyped(withState), []);
  const change = (changed: Partial<Typed>) => {
    const { country } = changed;
    const next = country ? withState(defaultsOf(country)) : { ...typed, ...changed };
    setTyped(next);
    onSearch({ ...changedFrom(next, defaultsOf(next.country)), ...(next.country === 'CA' && { country: 'CA' }) });
  };
  return [typed, change];
}

const withState = <Typed extends Placed>(typed: Typed): Typed =>
  typed.state === '' ? { ...typed, state: rememberedState(typed.country) } : typed;
