import type { PropertyDetail } from '@lintel/server/listings';
import { day, decimal } from '../../ui/format.ts';

/** Who lists the home: the agent and the office, as listing rules ask for. */
export function ListedBy({ home: { agent, office, source, mlsNumber } }: { home: PropertyDetail }) {
  return (
    <section aria-labelledby="listed-by" className="lintel grid gap-2 p-4 md:p-6">
      <h2 id="listed-by" className="text-22">
        Listed by
      </h2>
      {agent && (
        <div>
          <p className="font-semibold">{agent.name}</p>
          {agent.rating !== null && <p className="text-14 text-soft">Rated {decimal(agent.rating)} of 5 by clients</p>}
          {agent.specialties.length > 0 && <p className="text-14 text-soft">{agent.specialties.join(', ')}</p>}
        </div>
      )}
      {office && (
        <div className="text-14">
          <p>{office.name}</p>
          {office.phone && (
            <a href={`tel:${office.phone.replace(/[^+\d]/g, '')}`} className="link inline-flex min-h-8 items-center">
              {office.phone}
            </a>
          )}
        </div>
      )}
      {!agent && !office && <p className="text-soft">The record names no agent or office.</p>}
      <p className="border-t border-line pt-2 text-12 text-soft">
        Source: {source.name}, record of <time dateTime={source.modifiedAt}>{day(source.modifiedAt)}</time>
        {mlsNumber && `, number ${mlsNumber}`}. Deemed reliable, not guaranteed.
      </p>
    </section>
  );
}
