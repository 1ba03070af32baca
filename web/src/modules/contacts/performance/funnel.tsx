import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import { type Figures, type FunnelStage, funnelStages } from '@lintel/server/contacts';
import { percent, whole } from '../../../ui/format.ts';
import { RowsButton } from '../../../ui/table/rows-button.tsx';
import { statusLabels } from '../labels.ts';
import { changeOf, FigureCard } from './figure-card.tsx';

export const stageLabels: Readonly<Record<FunnelStage, string>> = {
  ...statusLabels,
  ...texts({ received: m.contacts__received_stage }),
};

/** The leads of the period by the furthest stage, with the share of those received. */
export function Funnel(props: { now: Figures; before: Figures; onRows: (reached: FunnelStage) => void }) {
  const { now, before, onRows } = props;
  const received = now.funnel.received ?? 0;
  return (
    <FigureCard title={m.contacts__funnel()} definition={m.contacts__funnel_definition()}>
      <table className="w-full border-collapse text-14">
        <caption className="sr-only">{m.contacts__funnel()}</caption>
        <thead>
          <tr className="border-b border-line text-left text-soft">
            <th scope="col" className="py-1 font-normal">
              {m.contacts__stage()}
            </th>
            <th scope="col" className="py-1 pl-2 text-right font-normal">
              {m.contacts__leads()}
            </th>
            <th scope="col" className="py-1 pl-2 text-right font-normal">
              {m.contacts__share()}
            </th>
            <th scope="col" className="py-1 pl-2 text-right font-normal">
              {m.contacts__change()}
            </th>
          </tr>
        </thead>
        <tbody>
          {funnelStages.map((stage) => {
            const count = now.funnel[stage] ?? 0;
            const share = received === 0 ? 0 : count / received;
            return (
              <tr key={stage} className="border-b border-line">
                <th scope="row" className="w-2/5 py-2 pr-3 text-left font-normal sm:w-1/2">
                  {stageLabels[stage]}
                  <svg aria-hidden className="mt-1 block h-2 w-full">
                    <rect width={`${share * 100}%`} height="100%" className="fill-primary" />
                  </svg>
                </th>
                <td className="text-right tabular-nums">
                  <RowsButton
                    label={m.contacts__show_rows_of({ what: stageLabels[stage], count })}
                    onPress={() => onRows(stage)}
                  >
                    {whole(count)}
                  </RowsButton>
                </td>
                <td className="text-right tabular-nums">{received === 0 ? '–' : percent(share)}</td>
                <td className="text-right text-soft tabular-nums">{changeOf(count, before.funnel[stage] ?? 0)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </FigureCard>
  );
}
