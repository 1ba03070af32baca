import { m } from '@lintel/messages';
import type { Map as MapLibre } from 'maplibre-gl';
import { AppLink } from '../../../../ui/app-link.tsx';
import { Popup } from '../../../../ui/map/popup.tsx';
import type { Professional } from '../../calls.ts';
import { professionalPath } from '../../paths.ts';
import { kindOf, nameOf } from '../../words.ts';
import { type ProfessionalAction, ProfessionalCard } from '../professional-card.tsx';
import type { OfficeMark } from './office-marks.ts';

/** Details of a mark: a card, or a list when several are at one place. Has the dialog role and closes with Escape. */
export function OfficePopup(props: {
  map: MapLibre;
  mark: OfficeMark;
  onAction: (what: ProfessionalAction, professional: Professional) => void;
  /** `back` is true after a key or button, so that the keyboard focus returns to the mark. */
  onClose: (back: boolean) => void;
}) {
  const { map, mark, onAction, onClose } = props;
  const [first, ...others] = mark.professionals as [Professional, ...Professional[]];
  return (
    <Popup
      {...{ map, mark, onClose }}
      label={others.length === 0 ? nameOf(first) : m.professionals__professionals_at_this_location()}
      className="w-72"
    >
      {others.length === 0 ? (
        <ul className="max-h-96 overflow-y-auto">
          <ProfessionalCard professional={first} onAction={(what) => onAction(what, first)} />
        </ul>
      ) : (
        <div className="max-h-80 overflow-y-auto px-3">
          <h3 className="py-3 pr-10 font-sans text-14">
            {m.professionals__professionals_at_this_location_2({ value: mark.professionals.length })}
          </h3>
          <ul>
            {mark.professionals.map((professional) => (
              <li key={professional.id} className="border-t border-line py-2 text-14">
                <AppLink href={professionalPath(professional.id)} className="link font-semibold">
                  {nameOf(professional)}
                </AppLink>
                <p className="text-soft first-letter:uppercase">{kindOf(professional)}</p>
                <p className="text-soft">
                  {professional.company}, {professional.city}
                </p>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Popup>
  );
}
