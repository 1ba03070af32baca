import { m } from '@lintel/messages';
import { useId } from 'react';
import type { ChartProps } from './chart-figure.tsx';

/** A table of named amounts, each with a bar from zero. */
export function BarTable({ title, labelHead, valueHead, points, format }: ChartProps) {
  const caption = useId();
  const most = Math.max(...points.map((point) => point.value));
  return (
    <figure className="grid w-full max-w-180 content-start gap-3" aria-labelledby={caption}>
      <figcaption id={caption} className="text-14 font-semibold">
        {title}
      </figcaption>
      <table className="w-full border-collapse text-14">
        <caption className="sr-only">{title}</caption>
        <thead>
          <tr className="border-b border-line text-soft">
            <th scope="col" className="py-1 pr-3 text-left font-normal">
              {labelHead}
            </th>
            <th scope="col" className="py-1 pr-3 text-right font-normal">
              {valueHead}
            </th>
            <th scope="col" className="py-1 text-right font-normal">
              {m.ui__homes()}
            </th>
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.label} className="border-b border-line">
              <th scope="row" className="py-2 pr-3 text-left font-normal">
                {point.label}
                <svg aria-hidden className="mt-1 block h-2 w-full">
                  <rect
                    width={`${most > 0 ? (100 * point.value) / most : 0}%`}
                    height="100%"
                    className="fill-primary"
                  />
                </svg>
              </th>
              <td className="py-2 pr-3 text-right align-bottom whitespace-nowrap tabular-nums">
                {format(point.value)}
              </td>
              <td className="py-2 text-right align-bottom tabular-nums">{point.n?.toLocaleString('en-US')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
