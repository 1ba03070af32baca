import { m } from '@lintel/messages';
import type { Email } from '../../../platform/email/mail.ts';
import { renderEmail } from '../../../platform/email/render-email.ts';
import { money } from '../../../platform/serve/viewer.ts';
import { type PublicListing, streetLine } from '../../listings/index.ts';
import { type AlertRow, matchedBecause, titleOf } from '../alert-labels.ts';
import type { LinkTokens } from '../links/token.ts';
import { homeLine } from '../matching/notify-matches.ts';
import type { SavedRow } from '../present.ts';

export interface EmailServices {
  publicUrl: string;
  links: LinkTokens;
}

/** Maximum homes in one email; it states how many more there are, with a link. */
export const HOMES_PER_EMAIL = 100;

const homesWord = (n: number): string =>
  n === 1 ? m.alerts__1_home() : m.alerts__homes({ count: n.toLocaleString('en-US') });

/** Lists the homes that match a search, each with the reason, and links to pause and edit. */
export function alertEmail(
  { publicUrl, links }: EmailServices,
  to: string,
  search: SavedRow,
  alerts: readonly AlertRow[],
  homes: ReadonlyMap<number, PublicListing>,
): Email {
  const shown = alerts.flatMap((alert) => {
    const home = homes.get(alert.listingId);
    return home ? [{ alert, home }] : [];
  });
  const [first] = shown;
  const token = links.tokenOf(search.id);
  const link = `${publicUrl}/saved-searches/link/${token}`;
  const more = shown.length - HOMES_PER_EMAIL;
  return renderEmail({
    to,
    subject:
      shown.length === 1
        ? `${titleOf(first!.alert, first!.home)}: ${homeLine(first!.home)}`
        : m.alerts__for({ size: homesWord(new Set(shown.map(({ home }) => home.id)).size), name: search.name }),
    body:
      more > 0
        ? [
            m.alerts__here_are_of_you_can({
              homesPerEmail: HOMES_PER_EMAIL,
              count: shown.length.toLocaleString('en-US'),
            }),
          ]
        : [],
    list: shown.slice(0, HOMES_PER_EMAIL).map(({ alert, home }) => ({
      title: `${titleOf(alert, home)}: ${streetLine(home)}, ${home.city}`,
      detail: m.alerts__why_it_matched_2({
        home: homeLine(home),
        home2: priceLine(home),
        list: matchedBecause(alert, search.question).join(', '),
      }),
      href: `${publicUrl}/property/${home.id}`,
    })),
    button: { label: m.alerts__see_all_matches(), href: `${publicUrl}/saved-searches/${search.id}` },
    reason: m.alerts__youre_receiving_this_email_because({
      name: search.name,
      frequency: frequencyWords[search.frequency],
      link: `${link}?do=edit`,
    }),
    ending: {
      label: m.alerts__pause_this_search(),
      href: `${link}?do=pause`,
      post: `${publicUrl}/api/alert-links/${token}/unsubscribe`,
    },
  });
}

const frequencyWords = { instant: 'instant', daily: 'daily', weekly: 'weekly', off: 'no' } as const;

const priceLine = ({ listPriceCents, currency, status }: PublicListing): string =>
  status === 'sold' ? '' : `${money(listPriceCents, currency)}. `;
