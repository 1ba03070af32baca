/** The logo: two posts below a beam. */
import { m } from '@lintel/messages';
export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2 text-ink">
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" className="fill-current">
        <path d="M1 4h22v4H1zM4 10h3v11H4zM17 10h3v11h-3z" />
      </svg>
      <span className="font-display text-22 font-semibold tracking-tight">{m.public__lintel_2()}</span>
    </span>
  );
}
