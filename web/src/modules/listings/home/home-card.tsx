import { m } from '@lintel/messages';
import type { Property } from '@lintel/server/listings';
import { streetLine } from '@lintel/server/listings/address';
import { AppLink } from '../../../ui/app-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { signUpFor } from '../../accounts/paths.ts';
import { CanBuyBadge } from '../../affordability/index.ts';
import { SaveHeart } from '../../saving/index.ts';
import { CompareToggle } from '../compare/compare-toggle.tsx';
import { propertyPath } from '../paths.ts';
import { PriceLine } from '../price-line.tsx';
import { badgesOf, cityLine, factLine, homeName } from './home-facts.ts';
import { HomePicture } from './home-picture.tsx';

export interface HomeCardProps {
  home: Property;
  /** Path a visitor returns to after signing up. */
  back: string;
  /** Reasons for the home's rank, strongest first. */
  reasons?: readonly { text: string }[];
  /** Enables View Details, Connect to Agent and Compare. */
  actions?: boolean;
  /** Set if the picture is likely above the fold. */
  eager?: boolean;
}

const shownReasons = 3;

/** A home in a list. The whole card links to the home; its controls are separate tab stops. */
export function HomeCard({ home, back, reasons = [], actions = false, eager = false }: HomeCardProps) {
  const name = homeName(home);
  return (
    <article className="lintel relative flex flex-col overflow-hidden transition-colors hover:border-ink">
      <div className="relative">
        <HomePicture photo={home.photo} eager={eager} />
        <div className="absolute bottom-2 left-2 flex gap-1">
          {badgesOf(home).map((badge) => (
            <Badge key={badge.text} tone={badge.tone}>
              {badge.text}
            </Badge>
          ))}
        </div>
        {actions && (
          <div className="absolute top-2 left-2 z-10">
            <CompareToggle home={home} />
          </div>
        )}
        <div className="absolute top-2 right-2 z-10">
          <SaveHeart id={home.id} name={name} back={back} />
        </div>
      </div>
      <div className="flex flex-1 flex-col gap-1 p-4">
        <PriceLine home={home} />
        <p className="text-14 tabular-nums">{factLine(home)}</p>
        <h3 className="mt-1 font-sans text-14 font-semibold tracking-normal">
          <AppLink href={propertyPath(home.id)} className="after:absolute after:inset-0 hover:underline">
            {streetLine(home)}
          </AppLink>
        </h3>
        <p className="text-14 text-soft">{cityLine(home)}</p>
        <CanBuyBadge home={home} />
        {reasons.length > 0 && (
          <ul aria-label={m.listings__why_its_shown()} className="mt-2 flex flex-wrap gap-1">
            {reasons.slice(0, shownReasons).map((reason) => (
              <li key={reason.text} className="text-12 *:py-0.5 *:text-12">
                <Chip>{reason.text}</Chip>
              </li>
            ))}
          </ul>
        )}
        {actions && (
          <div className="relative z-10 mt-auto flex flex-wrap gap-1 pt-3">
            <LinkButton
              kind="secondary"
              size="sm"
              href={propertyPath(home.id)}
              aria-label={m.listings__view_details({ name })}
            >
              {m.listings__view_details_2()}
            </LinkButton>
            <LinkButton
              kind="quiet"
              size="sm"
              href={signUpFor({ intent: 'connect-agent', property: home.id, back })}
              aria-label={m.listings__connect_to_agent({ name })}
            >
              {m.listings__connect_to_agent_2()}
            </LinkButton>
          </div>
        )}
      </div>
    </article>
  );
}
