import { piecesOf } from './links.ts';

/** A message's text: line breaks kept, URLs as links without referrer, no markup. */
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
