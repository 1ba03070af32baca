import { day } from '../format.ts';
import { useHydrated } from '../hooks/use-hydrated.ts';
import { dayHere } from './moment.ts';

/** The day of an instant in the reader's time zone. Server-rendered pages show it in UTC until hydration. */
export function LocalDay({ at }: { at: string }) {
  const isHydrated = useHydrated();
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {isHydrated ? dayHere(at) : day(at.slice(0, 'yyyy-mm-dd'.length))}
    </time>
  );
}
