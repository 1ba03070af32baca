import { m } from '@lintel/messages';
import { Button } from '../../../ui/button.tsx';
import { type Currency, day, money, whole } from '../../../ui/format.ts';
import { type PlaceRents, rentsOfPlace } from './rent-of-home.ts';

interface RentsOfPlaceProps {
  market: PlaceRents;
  currency: Currency;
  onUse: (rent: string) => void;
}

/** The median rents of a city by bedrooms, with their source, and a button for each that enters it. */
export function RentsOfPlace({ market, currency, onUse }: RentsOfPlaceProps) {
  const rents = rentsOfPlace(market, currency);
  const [first] = rents;
  if (!first) return <p className="text-14 text-soft">{m.markets__no_rents_known_in({ city: market.city })}</p>;
  const told = { city: market.city, day: day(first.until), sources: first.sources.join(', ') };
  return (
    <div className="grid gap-1 text-14">
      <p className="text-12 text-soft">
        {first.isClosed ? m.markets__median_rents_of_closed_leases(told) : m.markets__median_asking_rents(told)}
      </p>
      <ul>
        {rents.map(({ bedrooms, n, median }) => (
          <li key={bedrooms} className="flex items-center justify-between gap-4 py-1">
            <span>
              {m.count__bedrooms({ count: bedrooms })}{' '}
              <span className="text-soft">{m.markets__of_leases({ n: whole(n) })}</span>
            </span>
            <Button kind="secondary" size="sm" onClick={() => onUse(String(median))}>
              {m.markets__use_rent_a_month({ rent: money(median, currency) })}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
