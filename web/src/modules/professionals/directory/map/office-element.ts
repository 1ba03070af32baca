import { m } from '@lintel/messages';
import type { Professional } from '../../calls.ts';
import { kindOf, nameOf } from '../../words.ts';
import { type OfficeMark, reach } from './office-marks.ts';

const look =
  'pointer-events-auto absolute top-0 left-0 border-2 border-on-primary bg-primary font-sans text-12 font-semibold ' +
  'text-on-primary hover:z-1 hover:bg-primary-strong focus-visible:z-1 data-[look=open]:z-1 data-[look=open]:bg-accent';
const oneLook = 'truncate rounded-chip px-2 py-1';
const manyLook = 'grid place-items-center rounded-chip tabular-nums';

/** Creates the mark button of one professional or of several. */
export function makeOffice({ professionals }: OfficeMark): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.tabIndex = -1;
  const isOne = professionals.length === 1;
  element.className = `${look} ${isOne ? oneLook : manyLook}`;
  const { x, y } = isOne ? reach.one : reach.many;
  if (isOne) element.style.maxWidth = `${2 * x}px`;
  else {
    element.style.width = `${2 * x - 4}px`;
    element.style.height = `${2 * y - 4}px`;
  }
  return element;
}

/** Updates a mark's text for its professionals and the zoom level. */
export function writeOffice(element: HTMLButtonElement, mark: OfficeMark, last: boolean): void {
  const [first, ...others] = mark.professionals as [Professional, ...Professional[]];
  const text = others.length === 0 ? shortName(first) : String(mark.professionals.length);
  if (element.textContent !== text) element.textContent = text;
  const opens = others.length === 0 || mark.together || last;
  element.ariaLabel =
    others.length === 0
      ? `${nameOf(first)}, ${kindOf(first)}, ${first.city}`
      : m.professionals__professionals({
          value: mark.professionals.length,
          value2: mark.together ? m.professionals__in({ city: first.city }) : '',
          value3: opens ? m.professionals__show_them() : m.professionals__zoom_in(),
        });
  element.ariaHasPopup = opens ? 'dialog' : null;
}

/** Formats “Naomi S.”, short enough for a mark. */
const shortName = ({ firstName, lastName }: Professional): string => `${firstName} ${lastName.slice(0, 1)}.`;
