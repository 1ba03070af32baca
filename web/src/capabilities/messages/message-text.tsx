import { piecesOf } from './links.ts';

/** What somebody wrote: lines as they were, addresses as links that tell the other site nothing, and no markup at all. */
export function MessageText({ body }: { body: string }) {
  return (
    <p className="min-w-0 wrap-anywhere whitespace-pre-wrap">
      {piecesOf(body).map(({ at, text, href }) =>
        href ? (
          <a key={at} href={href} target="_blank" rel="noopener noreferrer nofollow ugc" className="underline">
            {text}
          </a>
        ) : (
          text
        ),
      )}
    </p>
  );
}
