import { m } from '@lintel/messages';
import { texts } from '@lintel/messages/texts';
import type { Suggestion } from '@lintel/server/search';
import { Hash, House, Landmark, Map as MapIcon, MapPin, MapPinned } from 'lucide-react';
import { Fragment } from 'react';
import { marksOf } from './marks.ts';

const pictures = {
  address: House,
  mls: Hash,
  city: MapPinned,
  neighbourhood: MapPin,
  zip: MapPin,
  state: MapIcon,
  landmark: Landmark,
} as const satisfies Record<Suggestion['kind'], unknown>;

const kinds: Record<Suggestion['kind'], string> = texts({
  address: m.search__home,
  mls: m.search__mls_number,
  city: m.search__city,
  neighbourhood: m.search__neighborhood_2,
  zip: m.search__postal_code,
  state: m.search__state_or_province,
  landmark: m.search__near,
});

/** One suggestion: type, name with the matching letters in bold, and details that distinguish it. */
export function SuggestionLine({ suggestion }: { suggestion: Suggestion }) {
  const { kind, label, detail, note, highlights } = suggestion;
  const Picture = pictures[kind];
  return (
    <span className="flex items-center gap-3">
      <Picture aria-hidden size={20} strokeWidth={1.5} className="shrink-0 text-soft" />
      <span className="grid min-w-0">
        <span className="truncate">
          {marksOf(label, highlights).map((part) => (
            <Fragment key={part.from}>{part.marked ? <strong>{part.text}</strong> : part.text}</Fragment>
          ))}
        </span>
        <span className="truncate text-14 text-soft">
          <span className="sr-only">{kinds[kind]}: </span>
          {detail}
        </span>
        {note !== null && <span className="text-14 text-warning">{note}</span>}
      </span>
    </span>
  );
}
