import { m } from '@lintel/messages';
import { type Application, extensionCostText, type RateLock } from '@lintel/server/lending';
import { exactMoney } from '../../../ui/format.ts';
import { dayWords } from '../words.ts';

/** The terms of a rate lock: each extension with its cost, the end it gives the lock, and the sum of the costs. */
export function LockHistory({ lock, currency }: { lock: RateLock } & Pick<Application, 'currency'>) {
  const { ratePercent, lockedOn, days, extensions, extensionCost, endsOn } = lock;
  const money = (amount: number) => exactMoney(amount, currency);
  const all = extensions.reduce((sum, extension) => sum + extension.days, days);
  return (
    <div className="grid gap-2 tabular-nums">
      <p>{m.lending__locked_terms({ rate: ratePercent, day: dayWords(lockedOn), days: all })}</p>
      {extensions.length > 0 && (
        <ol className="grid text-14">
          {extensions.map((extension) => (
            <li key={extension.endsOn} className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2">
              <span>
                {m.lending__extended_until({
                  ...{ days: extension.days, on: dayWords(extension.on), until: dayWords(extension.endsOn) },
                })}
              </span>
              <span className={extension.cost === null ? 'text-soft' : undefined}>
                {extensionCostText(extension, money)}
              </span>
            </li>
          ))}
          <li className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2 font-medium">
            <span>{m.lending__cost_of_extensions()}</span>
            <span>{money(extensionCost)}</span>
          </li>
        </ol>
      )}
      <p className="text-14 text-soft">{m.lending__lock_ends({ day: dayWords(endsOn) })}</p>
    </div>
  );
}
