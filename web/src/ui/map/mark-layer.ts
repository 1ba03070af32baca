import type { Map as MapLibre } from 'maplibre-gl';
import type { Pixel, Spot } from './spot.ts';

export interface PlacedMark extends Spot {
  key: string;
  /** Offset in pixels from its place, to make room for another mark. */
  shift?: Pixel;
}

export interface MarkActs<Mark> {
  make: (mark: Mark) => HTMLButtonElement;
  /** Updates the parts of the button that may have changed. `last`: further zooming is not possible. */
  write: (element: HTMLButtonElement, mark: Mark, last: boolean) => void;
  press: (mark: Mark) => void;
  /** Called when the pointer or the focus enters a mark, or leaves all of them. */
  near?: (mark: Mark | undefined, focused?: boolean) => void;
}

interface Shown<Mark> {
  mark: Mark;
  element: HTMLButtonElement;
}

/**
 * Marks over the map, as buttons in the given order. A mark that stays keeps its button, and thus its focus. While the
 * map pans, the whole layer moves with a single style change per frame, regardless of the number of marks. One mark is
 * in the tab order; arrow keys, Home and End move to the other visible ones.
 */
export class MarkLayer<Mark extends PlacedMark> {
  readonly #map: MapLibre;
  readonly #acts: MarkActs<Mark>;
  readonly #element = document.createElement('div');
  #shown: Shown<Mark>[] = [];
  /** Position and zoom at which the marks were last placed. */
  #placed = { zoom: Number.NaN, at: { x: 0, y: 0 } };

  constructor(map: MapLibre, label: string, acts: MarkActs<Mark>) {
    this.#map = map;
    this.#acts = acts;
    this.#element.role = 'group';
    this.#element.ariaLabel = label;
    this.#element.className = 'pointer-events-none absolute top-0 left-0';
    map.getCanvasContainer().append(this.#element);
    map.on('movestart', this.#moveStarts);
    map.on('move', this.#move);
    map.on('moveend', this.#moveEnds);
    const on = this.#element;
    // Prevents the map from handling the press as its own, which would close popups.
    on.addEventListener('click', (event) => {
      event.stopPropagation();
      this.#with(event, ({ mark }) => acts.press(mark));
    });
    on.addEventListener('keydown', this.#key);
    on.addEventListener('pointerover', (event) => this.#with(event, ({ mark }) => acts.near?.(mark)));
    on.addEventListener('pointerout', () => acts.near?.(undefined));
    on.addEventListener('focusin', (event) => this.#with(event, (shown) => this.#focused(shown)));
    on.addEventListener('focusout', () => acts.near?.(undefined));
  }

  remove(): void {
    this.#map.off('movestart', this.#moveStarts);
    this.#map.off('move', this.#move);
    this.#map.off('moveend', this.#moveEnds);
    this.#element.remove();
  }

  /** `last`: further zooming is not possible. */
  show(marks: readonly Mark[], last: boolean): void {
    const before = new Map(this.#shown.map((shown) => [shown.mark.key, shown]));
    this.#shown = marks.map((mark) => {
      const element = before.get(mark.key)?.element ?? this.#acts.make(mark);
      before.delete(mark.key);
      this.#acts.write(element, mark, last);
      return { mark, element };
    });
    for (const { element } of before.values()) element.remove();
    this.#inOrder();
    this.#place();
    this.#hideOutside();
  }

  /** Highlights the mark with the open popup, and others with a style from `lookOf`. */
  highlight(open: string | undefined, lookOf: (mark: Mark) => string = () => ''): void {
    for (const { mark, element } of this.#shown) {
      const look = mark.key === open ? 'open' : lookOf(mark);
      if (element.dataset.look !== look) element.dataset.look = look;
      element.ariaExpanded = element.ariaHasPopup ? String(mark.key === open) : null;
    }
  }

  /** Focuses a mark; returns false if it no longer exists. */
  focus(key: string): boolean {
    const shown = this.#shown.find(({ mark }) => mark.key === key);
    shown?.element.focus({ preventScroll: true });
    return shown !== undefined;
  }

  /** Reorders elements without touching those already in order, because moving an element removes its focus. */
  #inOrder(): void {
    let next: Element | null = this.#element.firstElementChild;
    for (const { element } of this.#shown) {
      if (element === next) next = next.nextElementSibling;
      else if (element !== document.activeElement) this.#element.insertBefore(element, next);
    }
  }

  #place(): void {
    const { x, y } = this.#origin();
    this.#placed = { zoom: this.#map.getZoom(), at: { x, y } };
    this.#element.style.transform = '';
    for (const { mark, element } of this.#shown) {
      const at = this.#map.project([mark.longitude, mark.latitude]);
      const [left, top] = [at.x + (mark.shift?.x ?? 0), at.y + (mark.shift?.y ?? 0)];
      element.style.transform = `translate(${left.toFixed(1)}px,${top.toFixed(1)}px) translate(-50%,-50%)`;
    }
  }

  /** Screen position of a fixed point on the map, which shows how far the map was panned. */
  readonly #origin = (): Pixel => this.#map.project([-98, 40]);

  readonly #moveStarts = (): void => {
    for (const { element } of this.#shown) element.style.visibility = '';
  };

  readonly #move = (): void => {
    if (this.#map.getZoom() !== this.#placed.zoom) {
      this.#place();
      return;
    }
    const { x, y } = this.#origin();
    this.#element.style.transform = `translate(${x - this.#placed.at.x}px,${y - this.#placed.at.y}px)`;
  };

  readonly #moveEnds = (): void => {
    this.#place();
    this.#hideOutside();
  };

  /** Removes invisible marks from the tab order and from screen readers. */
  #hideOutside(): void {
    const { clientWidth, clientHeight } = this.#map.getContainer();
    for (const { mark, element } of this.#shown) {
      const { x, y } = this.#map.project([mark.longitude, mark.latitude]);
      const inside = x >= 0 && y >= 0 && x <= clientWidth && y <= clientHeight;
      element.style.visibility = inside ? '' : 'hidden';
    }
    const stop = this.#reachable().find(({ element }) => element.tabIndex === 0) ?? this.#reachable()[0];
    for (const { element } of this.#shown) element.tabIndex = element === stop?.element ? 0 : -1;
  }

  #reachable(): Shown<Mark>[] {
    return this.#shown.filter(({ element }) => element.style.visibility === '');
  }

  #focused(focused: Shown<Mark>): void {
    for (const { element } of this.#shown) element.tabIndex = element === focused.element ? 0 : -1;
    this.#acts.near?.(focused.mark, true);
  }

  readonly #key = (event: KeyboardEvent): void => {
    const reachable = this.#reachable();
    const at = reachable.findIndex(({ element }) => element === event.target);
    const steps: Partial<Record<string, number>> = {
      ArrowRight: at + 1,
      ArrowDown: at + 1,
      ArrowLeft: at - 1,
      ArrowUp: at - 1,
      Home: 0,
      End: reachable.length - 1,
    };
    const to = steps[event.key];
    if (at < 0 || to === undefined) return;
    // Prevents the map from panning.
    event.stopPropagation();
    event.preventDefault();
    reachable[to]?.element.focus({ preventScroll: true });
  };

  #with(event: Event, act: (shown: Shown<Mark>) => void): void {
    const element = (event.target as Element).closest('button');
    const shown = element && this.#shown.find((each) => each.element === element);
    if (shown) act(shown);
  }
}
