import { House } from 'lucide-react';
import { AppLink } from '../../../ui/app-link.tsx';
import { area } from '../../../ui/format.ts';
import { SaveHeart } from '../../saving/index.ts';
import type { PartOf } from '../calls.ts';
import { propertyPilotPath } from '../paths.ts';
import { dayIn, moneyIn, rateIn, wholeIn } from './figures-in.ts';
import { type Language, labels } from './labels.ts';

type Home = PartOf<'homes'>['homes'][number];

/** Homes of an answer, one per line: picture, price, monthly cost and save button. */
export function Homes({ part, language }: { part: PartOf<'homes'>; language: Language }) {
  const words = labels[language];
  const more = part.total === null ? 0 : part.total - part.homes.length;
  return (
    <div className="overflow-hidden rounded-card border border-line bg-raised">
      <ol className="divide-y divide-line">
        {part.homes.map((home) => (
          <li key={home.id} className="flex items-center gap-3 p-2">
            <Picture home={home} />
            <div className="min-w-0 flex-1">
              {home.gone ? (
                <p className="text-soft">{home.title}</p>
              ) : (
                <>
                  <p className="tabular-nums">
                    <strong className="text-16">
                      {home.price !== null && home.currency && moneyIn(language, home.price, home.currency)}
                    </strong>{' '}
                    {home.monthlyTotal !== null && home.currency && (
                      <span className="text-12 whitespace-nowrap text-soft">
                        {moneyIn(language, home.monthlyTotal, home.currency)} {words.aMonth}
                      </span>
                    )}
                  </p>
                  <AppLink href={home.path} className="link block truncate">
                    {home.title}
                  </AppLink>
                  <p className="truncate text-12 text-soft tabular-nums">{factsOf(home, language)}</p>
                </>
              )}
            </div>
            {!home.gone && <SaveHeart id={home.id} name={home.title} back={propertyPilotPath} />}
          </li>
        ))}
      </ol>
      <p className="border-t border-line px-3 py-1.5 text-12 text-soft">
        {words.asOf(dayIn(language, part.asOf))} {ratesOf(part.homes, language)}
        {part.moreAt && more > 0 && (
          <>
            {' '}
            <AppLink href={part.moreAt} className="link">
              {words.more(wholeIn(language, more))}
            </AppLink>
          </>
        )}
      </p>
    </div>
  );
}

function Picture({ home }: { home: Home }) {
  if (!home.photo)
    return (
      <span className="grid aspect-4/3 w-20 shrink-0 place-items-center rounded-control bg-sunk text-soft">
        <House aria-hidden size={20} strokeWidth={1.5} />
      </span>
    );
  return (
    <img
      src={home.photo.url}
      alt={home.photo.alt}
      width={160}
      height={120}
      loading="lazy"
      decoding="async"
      className="aspect-4/3 w-20 shrink-0 rounded-control bg-sunk object-cover"
    />
  );
}

/** The rates behind the monthly costs, one per country among the homes. */
function ratesOf(homes: readonly Home[], language: Language): string {
  const rates = new Set(homes.flatMap(({ rate }) => (rate ? [rateIn(language, rate)] : [])));
  if (rates.size > 0) return labels[language].atRates([...rates].join(' · '));
  return homes.some(({ gone }) => !gone) ? labels[language].noRate : '';
}

/** Formats an area with the language's digits and unit. */
const areaIn = (language: Language, squareFeet: number, country: 'US' | 'CA'): string =>
  area(squareFeet, country)
    .replace(/[\d,]+/, (digits) => wholeIn(language, Number(digits.replaceAll(',', ''))))
    .replace('sq ft', labels[language].feet);

const factsOf = (
  { bedrooms, bathrooms, squareFeet, currency, city, state, status }: Home,
  language: Language,
): string =>
  [
    bedrooms !== null && `${bedrooms} ${labels[language].beds}`,
    bathrooms !== null && `${bathrooms} ${labels[language].baths}`,
    squareFeet !== null && areaIn(language, squareFeet, currency === 'CAD' ? 'CA' : 'US'),
    city && `${city}, ${state}`,
    status !== null && status !== 'active' && labels[language].status[status],
  ]
    .filter(Boolean)
    .join(' · ');
