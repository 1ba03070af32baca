import { Marker, Popup } from 'maplibre-gl';
import { money, shortMoney, whole } from '../../../ui/format.ts';
import { propertyPath } from '../../listings/paths.ts';
import { askHome } from '../calls.ts';
import { type Cluster, clusterSize } from './map-canvas.ts';

interface Acts {
  openHome: (id: number) => void;
  zoomIn: () => void;
}

const pinLook =
  'rounded-chip border border-on-primary bg-primary font-sans px-2 py-1 text-12 font-semibold text-on-primary tabular-nums hover:bg-primary-strong';
const clusterLook =
  'grid place-items-center rounded-chip border-2 font-sans border-on-primary bg-primary text-12 font-semibold text-on-primary tabular-nums hover:bg-primary-strong';

function button(text: string, name: string, className: string): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = className;
  element.textContent = text;
  element.ariaLabel = name;
  return element;
}

/** A home alone shows its price and opens a note; many homes show their number and bring the map nearer. */
export function markerOf(cluster: Cluster, acts: Acts): Marker {
  const at: [number, number] = [cluster.longitude, cluster.latitude];
  if (cluster.id === null || cluster.price === null) {
    const size = clusterSize(cluster.count);
    const circle = button(whole(cluster.count), `${whole(cluster.count)} homes, show closer`, clusterLook);
    circle.style.width = `${size}px`;
    circle.style.height = `${size}px`;
    circle.addEventListener('click', acts.zoomIn);
    return new Marker({ element: circle }).setLngLat(at);
  }
  const pin = button(shortMoney(cluster.price), `Home for ${shortMoney(cluster.price)}`, pinLook);
  return new Marker({ element: pin }).setLngLat(at).setPopup(popupOf(cluster.id, acts));
}

/** The note on a pin: filled in when it opens, since most pins are never pressed. */
function popupOf(id: number, acts: Acts): Popup {
  const note = document.createElement('div');
  note.className = 'grid gap-1 font-sans text-14 text-ink';
  note.textContent = 'Loading…';
  const popup = new Popup({ offset: 16, maxWidth: '280px' }).setDOMContent(note);
  popup.on('open', () => {
    askHome(id).then(
      (home) => note.replaceChildren(...linesOf(home), linkTo(home.id, acts)),
      () => note.replaceChildren(linkTo(id, acts)),
    );
  });
  return popup;
}

function linesOf(home: Awaited<ReturnType<typeof askHome>>): HTMLElement[] {
  const rooms = [
    home.bedrooms !== null && `${home.bedrooms} bd`,
    home.bathrooms !== null && `${home.bathrooms} ba`,
    home.squareFeet !== null && `${whole(home.squareFeet)} sq ft`,
  ];
  return [
    line(`${money(home.price, home.currency)} ${home.currency}`, 'text-18 font-semibold tabular-nums'),
    line(rooms.filter(Boolean).join(' · '), 'tabular-nums'),
    line(`${home.address ?? 'Address not shown'}, ${home.city}`, 'text-soft'),
  ];
}

function line(text: string, className: string): HTMLElement {
  const element = document.createElement('p');
  element.className = className;
  element.textContent = text;
  return element;
}

function linkTo(id: number, acts: Acts): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = propertyPath(id);
  link.className = 'link font-semibold';
  link.textContent = 'View details';
  link.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    acts.openHome(id);
  });
  return link;
}
