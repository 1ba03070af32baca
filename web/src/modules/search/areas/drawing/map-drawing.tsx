import type { PointE6 } from '@lintel/geo';
import type { Map as MapLibre } from 'maplibre-gl';
import { useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { type Pixel, pixelOf, useMapHost } from '../map-place.ts';

/** Included areas have a solid line, excluded ones a dashed line and stripes: not color alone. */
const looks = {
  in: 'fill-primary/12 stroke-primary stroke-2',
  out: 'stroke-ink stroke-2 [stroke-dasharray:6_4]',
  draft: 'fill-primary/12 stroke-primary stroke-2',
  next: 'fill-none stroke-primary stroke-2 [stroke-dasharray:2_4]',
  rejected: 'fill-none stroke-danger stroke-2 [stroke-dasharray:2_4]',
};

export interface DrawnLine {
  key: string;
  line: readonly PointE6[];
  closed: boolean;
  look: keyof typeof looks;
  /** A label and its position. */
  label?: { text: string; at: PointE6 };
}

export interface DrawnDot {
  key: string;
  at: PointE6;
  look: 'corner' | 'between' | 'chosen';
}

const dots = {
  corner: 'fill-raised stroke-primary stroke-2',
  between: 'fill-primary-tint stroke-primary stroke-1',
  chosen: 'fill-accent stroke-raised stroke-2',
};
const dotSizes = { corner: 6, between: 4, chosen: 8 };

interface MapDrawingProps {
  map: MapLibre;
  lines: readonly DrawnLine[];
  dots?: readonly DrawnDot[];
}

/**
 * Draws lines on the map as SVG over its canvas. Uses color tokens in both modes and does not depend on the map's
 * style, so it survives a change of style. Moves with the map within the same frame.
 */
export function MapDrawing({ map, lines, dots: marks = [] }: MapDrawingProps) {
  const host = useMapHost(map, 'under-marks');
  const drawing = useRef<SVGSVGElement>(null);
  const stripes = useId();

  useEffect(() => {
    if (!host) return;
    const draw = () => drawing.current && put(map, drawing.current, lines, marks);
    draw();
    map.on('move', draw);
    map.on('resize', draw);
    return () => {
      map.off('move', draw);
      map.off('resize', draw);
    };
  }, [map, host, lines, marks]);

  return (
    host &&
    createPortal(
      <svg ref={drawing} aria-hidden className="pointer-events-none absolute inset-0 size-full overflow-hidden">
        <defs>
          <pattern id={stripes} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <line x1="0" y1="0" x2="0" y2="8" className="stroke-ink/45 stroke-2" />
          </pattern>
        </defs>
        {lines.map(({ key, look, closed }) => (
          <path
            key={key}
            data-line
            data-look={look}
            className={looks[look]}
            fill={look === 'out' ? `url(#${stripes})` : undefined}
            fillRule={closed ? 'evenodd' : undefined}
          />
        ))}
        {marks.map(({ key, look }) => (
          <circle key={key} data-dot r={dotSizes[look]} className={dots[look]} />
        ))}
        {lines.map(
          ({ key, label }) =>
            label && (
              <text
                key={key}
                data-label
                textAnchor="middle"
                className="fill-ink stroke-raised stroke-3 text-14 font-semibold [paint-order:stroke]"
              >
                {label.text}
              </text>
            ),
        )}
      </svg>,
      host,
    )
  );
}

function put(map: MapLibre, drawing: SVGSVGElement, lines: readonly DrawnLine[], marks: readonly DrawnDot[]) {
  for (const [at, path] of drawing.querySelectorAll('[data-line]').entries()) {
    const shown = lines[at];
    if (shown) path.setAttribute('d', pathThrough(map, shown.line, shown.closed));
  }
  for (const [at, dot] of drawing.querySelectorAll('[data-dot]').entries()) {
    const { x, y } = pixelOf(map, (marks[at] as DrawnDot).at);
    dot.setAttribute('cx', x.toFixed(1));
    dot.setAttribute('cy', y.toFixed(1));
  }
  const labels = lines.flatMap(({ label }) => (label ? [label] : []));
  for (const [at, text] of drawing.querySelectorAll('[data-label]').entries()) {
    const { x, y } = pixelOf(map, (labels[at] as (typeof labels)[number]).at);
    text.setAttribute('x', x.toFixed(1));
    text.setAttribute('y', (y - 6).toFixed(1));
  }
}

/** Skips points closer than half a pixel to the previous one. */
function pathThrough(map: MapLibre, line: readonly PointE6[], closed: boolean): string {
  let path = '';
  let before: Pixel | undefined;
  for (const point of line) {
    const at = pixelOf(map, point);
    if (before && Math.abs(at.x - before.x) < 0.5 && Math.abs(at.y - before.y) < 0.5) continue;
    path += `${before ? 'L' : 'M'}${at.x.toFixed(1)} ${at.y.toFixed(1)}`;
    before = at;
  }
  return closed && path !== '' ? `${path}Z` : path;
}
