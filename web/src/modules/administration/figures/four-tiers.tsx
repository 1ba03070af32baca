import { m } from '@lintel/messages';
import type { Figure } from '@lintel/server/administration';
import { whole } from '../../../ui/format.ts';

const tiers = [
  {
    get name() {
      return m.network__wholesaler();
    },
    get does() {
      return m.network__runs_the_network_verifies_licenses();
    },
    metric: undefined,
  },
  {
    get name() {
      return m.network__resellers();
    },
    get does() {
      return m.network__licensed_real_estate_and_mortgage();
    },
    metric: 'resellers',
  },
  {
    get name() {
      return m.network__agents();
    },
    get does() {
      return m.network__work_under_one_company_with();
    },
    metric: 'agents',
  },
  {
    get name() {
      return m.network__buyers();
    },
    get does() {
      return m.network__search_save_and_get_matched();
    },
    metric: 'buyers',
  },
] as const;

/** The four tiers of the network, each with its count and the definition. */
export function FourTiers({ figures }: { figures: readonly Figure[] }) {
  return (
    <ol className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {tiers.map(({ name, does, metric }) => {
        const figure = figures.find((candidate) => candidate.metric === metric);
        return (
          <li key={name} className="lintel grid content-start gap-2 p-4">
            <h3 className="text-22">{name}</h3>
            {figure ? (
              <p className="text-14 text-soft">
                <data
                  value={figure.value}
                  data-metric={figure.metric}
                  className="mb-1 block font-display text-36 font-semibold text-ink tabular-nums"
                >
                  {whole(figure.value)}
                </data>
                {figure.definition}
              </p>
            ) : (
              <p className="text-14 text-soft">
                <span className="mb-1 block font-display text-36 font-semibold text-ink">{m.network__one()}</span>
                {m.network__platform_operator()}
              </p>
            )}
            <p className="border-t border-line pt-2 text-14">{does}</p>
          </li>
        );
      })}
    </ol>
  );
}
