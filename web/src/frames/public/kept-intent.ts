export interface KeptIntent {
  text: string;
  back: string;
}

/** What a visitor was about to do, from the address of the sign-up page; undefined when it names nothing known. */
export function keptIntent(search: Record<string, unknown>): KeptIntent | undefined {
  const id = String(search.property ?? '');
  if (!/^\d{1,10}$/.test(id)) return undefined;
  const back = String(search.back ?? '');
  // Only a path of this site: "//other" and "/\other" would leave it.
  const safe = /^\/(?![/\\])/.test(back) ? back : `/property/${id}`;
  if (search.intent === 'connect-agent') return { text: `You wanted to reach the agent of home ${id}.`, back: safe };
  if (search.intent === 'save-home') return { text: `You wanted to save home ${id}.`, back: safe };
  return undefined;
}
