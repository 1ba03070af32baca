import { m } from '@lintel/messages';
import { Star } from 'lucide-react';

const five = [1, 2, 3, 4, 5];

/** Draws stars, with a text for screen readers. */
export function StarLine({ rating }: { rating: number }) {
  return (
    <span role="img" aria-label={m.professionals__of_5_stars({ rating })} className="inline-flex gap-0.5 text-primary">
      {five.map((at) => (
        <Star
          key={at}
          aria-hidden
          size={16}
          strokeWidth={1.5}
          className={at <= Math.round(rating) ? 'fill-current' : 'text-edge'}
        />
      ))}
    </span>
  );
}

/** A rating from one to five, as radio buttons that look like stars. */
export function StarField(props: { value: number; onChange: (stars: number) => void; error?: string | undefined }) {
  return (
    <fieldset className="grid justify-items-start gap-1">
      <legend className="mb-1 text-14 font-medium">{m.professionals__stars_2()}</legend>
      <div className="flex">
        {five.map((at) => (
          <label
            key={at}
            className="relative grid size-10 place-items-center rounded-control text-primary hover:bg-sunk has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary"
          >
            <input
              type="radio"
              name="stars"
              value={at}
              checked={props.value === at}
              onChange={() => props.onChange(at)}
              aria-label={at === 1 ? m.professionals__1_star() : m.professionals__stars_3({ at })}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            <Star
              aria-hidden
              size={20}
              strokeWidth={1.5}
              className={at <= props.value ? 'fill-current' : 'text-edge'}
            />
          </label>
        ))}
      </div>
      {props.error && <p className="text-14 text-danger">{props.error}</p>}
    </fieldset>
  );
}
