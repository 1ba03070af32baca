import { m } from '@lintel/messages';
import { Download } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { csvText, saveCsv } from '../../../ui/table/csv.ts';
import { homeName } from '../../listings/index.ts';
import { propertyPath } from '../../listings/paths.ts';
import { fetchSavedPage, type SavedHome } from '../queries.ts';
import { goneName, statusWords, voteWords } from './saved-words.ts';

const head = () => [
  'Home',
  m.saving__status(),
  m.saving__currency(),
  m.saving__price_when_saved(),
  m.saving__current_price(),
  m.saving__saved(),
  m.saving__tags(),
  m.saving__votes(),
  m.saving__notes(),
  m.saving__link(),
];

const rowOf = (home: SavedHome): string[] => [
  home.property ? homeName(home.property) : goneName(home),
  statusWords[home.statusNow],
  home.currency,
  String(home.priceThen),
  String(home.priceNow),
  home.savedAt.slice(0, 10),
  home.tags.join('; '),
  home.votes.map(({ firstName, vote }) => `${firstName}: ${voteWords[vote]}`).join('; '),
  home.notes.map(({ author, text }) => `${author}: ${text}`).join('\n'),
  home.property ? location.origin + propertyPath(home.property.id) : '',
];

/** Downloads all saved homes as CSV, regardless of the page's filter. */
export function SavedCsv() {
  const { act, pending } = useAction({ failed: m.saving__we_couldnt_create_the_file() });
  const save = async () => {
    const homes: SavedHome[] = [];
    for (let page = 1, pages = 1; page <= pages; page++) {
      const answer = await fetchSavedPage({ page });
      homes.push(...answer.items);
      pages = answer.pages;
    }
    saveCsv('lintel-saved-homes.csv', csvText([head(), ...homes.map(rowOf)]));
  };
  return (
    <Button kind="quiet" size="sm" pending={pending} onClick={() => void act(save)}>
      <Download aria-hidden size={16} strokeWidth={1.5} /> {m.saving__download_csv()}
    </Button>
  );
}
