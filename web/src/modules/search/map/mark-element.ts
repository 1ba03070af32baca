import { m } from '@lintel/messages';
import { shortMoney, whole } from '../../../ui/format.ts';
import { clusterSize, type Mark } from './separate.ts';

/**
 * The style shows only the most important state: its popup is open, it is highlighted in the list, it was opened
 * before.
 */
const look =
  'pointer-events-auto absolute top-0 left-0 rounded-chip font-sans text-12 font-semibold tabular-nums ' +
  'border-on-primary bg-primary text-on-primary hover:z-1 hover:bg-primary-strong focus-visible:z-1 ' +
  'data-[look=seen]:border-primary data-[look=seen]:bg-primary-tint data-[look=seen]:text-primary ' +
  'data-[look=near]:z-1 data-[look=near]:bg-ink data-[look=near]:text-paper ' +
  'data-[look=open]:z-1 data-[look=open]:bg-accent';
const pinLook = 'border px-2 py-1';
const circleLook = 'grid place-items-center border-2';

const nameOf = ({ home, count }: Mark, last: boolean): string => {
  if (home)
    return m.search__home_2({
      price: shortMoney(home.price, home.currency),
      value: home.name ? `, ${home.name}` : '',
    });
  return `${whole(count)} ${count === 1 ? 'home' : 'homes'}, ${last ? m.search__show_them() : m.search__zoom_in()}`;
};

/** Creates the button of a mark: a price, or a number in a circle. */
export function markElement(mark: Mark): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.tabIndex = -1;
  element.className = `${look} ${mark.home ? pinLook : circleLook}`;
  return element;
}

/** Updates the parts of the button that may have changed. `last`: further zooming is not possible. */
export function updateMark(element: HTMLButtonElement, mark: Mark, last: boolean): void {
  const { home, count } = mark;
  const text = home ? shortMoney(home.price, home.currency) : whole(count);
  if (element.textContent !== text) element.textContent = text;
  element.ariaLabel = nameOf(mark, last);
  element.ariaHasPopup = home || last ? 'dialog' : null;
  if (home) return;
  const size = `${clusterSize(count)}px`;
  element.style.width = size;
  element.style.height = size;
}
