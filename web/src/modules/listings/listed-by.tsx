import { m } from '@lintel/messages';
import type { PropertyDetail } from '@lintel/server/listings';
import { day, decimal } from '../../ui/format.ts';

/** The listing agent and office, as listing rules require. */
export function ListedBy({ home: { agent, office, source, mlsNumber } }: { home: PropertyDetail }) {
  return (
    <section aria-labelledby="listed-by" className="lintel grid gap-2 p-4 md:p-6">
      <h2 id="listed-by" className="text-22">
        {m.listings__listed_by()}
      </h2>
      {agent && (
        <div>
          <p className="font-semibold">{agent.name}</p>
          {agent.rating !== null && (
            <p className="text-14 text-soft">{m.listings__rated_out_of_5_by({ rating: decimal(agent.rating) })}</p>
          )}
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
      {!agent && !office && <p className="text-soft">{m.listings__the_record_doesnt_name_an()}</p>}
      <p className="border-t border-line pt-2 text-12 text-soft">
        {m.listings__source_record_dated({ name: source.name })}{' '}
        <time dateTime={source.modifiedAt}>{day(source.modifiedAt)}</time>
        {mlsNumber && m.listings__mls_number_2({ mlsNumber })}
        {m.listings__deemed_reliable_not_guaranteed()}
      </p>
    </section>
  );
}
