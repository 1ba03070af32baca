export const networkTabs = ['my-team', 'agents', 'advisors'] as const;
export type NetworkTab = (typeof networkTabs)[number];

/** URL state of the directory. */
export interface NetworkState {
  tab: NetworkTab;
  q: string;
  location: string;
  /** Language code. */
  language: string;
  specialty: string;
  page: number;
  view: 'list' | 'map';
}

const start: NetworkState = { tab: 'my-team', q: '', location: '', language: '', specialty: '', page: 1, view: 'list' };

/** Reads the state from a URL; ignores invalid values. */
export function readNetworkState(search: Record<string, unknown>): Partial<NetworkState> {
  const text = (value: unknown, length: number) =>
    typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, length) || undefined : undefined;
  const tab = networkTabs.find((each) => each === search.tab);
  const page = Math.trunc(Number(search.page));
  const language = text(search.language, 3);
  const read: { [Key in keyof NetworkState]: NetworkState[Key] | undefined } = {
    tab: tab === 'my-team' ? undefined : tab,
    q: text(search.q, 100),
    location: text(search.location, 100),
    language: language && /^[a-z]{2,3}$/.test(language) ? language : undefined,
    specialty: text(search.specialty, 60),
    page: page > 1 && page <= 10_000 ? page : undefined,
    view: search.view === 'map' ? 'map' : undefined,
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}

export const networkStateOf = (search: Partial<NetworkState>): NetworkState => ({ ...start, ...search });
