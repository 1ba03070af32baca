import { m } from '@lintel/messages';
import type { Match } from '@lintel/server/search';
import type { ShowHome } from './result-list.tsx';

/** Similar homes nearby. Renders nothing when there are none. */
export function SimilarHomes(props: { homes: readonly Match[]; back: string; showHome: ShowHome }) {
  const { homes, back, showHome } = props;
  if (homes.length === 0) return null;
  return (
    <section data-print="no" aria-labelledby="similar" className="grid gap-6 border-t-2 border-ink pt-6">
      <h2 id="similar" className="text-28">
        {m.search__similar_homes()}
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {homes.map((home) => (
          <li key={home.id} className="grid">
            {showHome({ home, back, eager: false })}
          </li>
        ))}
      </ul>
    </section>
  );
}
