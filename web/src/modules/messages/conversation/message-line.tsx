import { m } from '@lintel/messages';
import { cx } from 'class-variance-authority';
import { FileText, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { AppLink } from '../../../ui/app-link.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Message } from '../calls.ts';
import { timeHere } from '../moments.ts';
import { type Outgoing, useOutbox } from '../outbox.ts';
import { piecesOf } from './links.ts';

/** One message; own messages are on the right, and the newest one shows whether it was read. */
export function MessageLine({ message, isLastOwn }: { message: Message; isLastOwn: boolean }) {
  const { fromMe, author, body, createdAt, read, attachments } = message;
  return (
    <Bubble fromMe={fromMe} author={author}>
      {body !== '' && <MessageText body={body} />}
      {attachments.length > 0 && (
        <ul className="grid gap-1">
          {placed(attachments).map(({ documentId, fileName, place }) => (
            <li key={place}>
              {documentId === null ? (
                <span className="text-14 text-soft">{m.messages__a_document_thats_no_longer()}</span>
              ) : (
                <DocumentLink href={`/documents?paper=${documentId}`} name={fileName ?? 'A paper'} />
              )}
            </li>
          ))}
        </ul>
      )}
      <p className="flex justify-end gap-2 text-12 text-soft">
        <time dateTime={createdAt}>{timeHere(createdAt)}</time>
        {fromMe && isLastOwn && <span>{read ? m.messages__read() : m.messages__sent()}</span>}
      </p>
    </Bubble>
  );
}

/** Keys attachments by position, because a deleted document has no id. */
const placed = (attachments: Message['attachments']) => attachments.map((document, place) => ({ ...document, place }));

/** A message that is being sent or that failed. */
export function OutgoingLine({ outgoing }: { outgoing: Outgoing }) {
  const { discard, sendAgain } = useOutbox();
  const { body, documents, failed } = outgoing;
  return (
    <Bubble fromMe author={m.messages__you()} failed={failed !== undefined}>
      {body !== '' && <MessageText body={body} />}
      {documents.map(({ id, fileName }) => (
        <span key={id} className="flex items-center gap-2 text-14">
          <FileText aria-hidden size={16} strokeWidth={1.5} className="shrink-0" />
          <span className="min-w-0 break-words">{fileName}</span>
        </span>
      ))}
      {failed === undefined ? (
        <p className="text-right text-12 text-soft">{m.messages__sending()}</p>
      ) : (
        <div role="alert" className="grid gap-2 text-14 text-danger">
          <p className="flex items-start gap-2">
            <TriangleAlert aria-hidden size={16} strokeWidth={1.5} className="mt-0.5 shrink-0" />
            <span>{m.messages__not_sent({ failed })}</span>
          </p>
          <div className="flex flex-wrap gap-2">
            <Button kind="secondary" size="sm" onClick={() => sendAgain(outgoing)}>
              {m.messages__send_again()}
            </Button>
            <Button kind="quiet" size="sm" onClick={() => discard(outgoing)}>
              {m.messages__discard()}
            </Button>
          </div>
        </div>
      )}
    </Bubble>
  );
}

function DocumentLink({ href, name }: { href: string; name: string }) {
  return (
    <AppLink
      href={href}
      className="inline-flex max-w-full items-center gap-2 rounded-control border border-edge bg-raised px-2 py-1 text-14 hover:bg-sunk"
    >
      <FileText aria-hidden size={16} strokeWidth={1.5} className="shrink-0" />
      <span className="min-w-0 break-words">{name}</span>
    </AppLink>
  );
}

function Bubble(props: { fromMe: boolean; author: string; failed?: boolean; children: ReactNode }) {
  const { fromMe, author, failed, children } = props;
  return (
    <li className={cx('flex min-w-0', fromMe && 'justify-end')}>
      <div
        className={cx(
          'grid max-w-[85%] grid-cols-[minmax(0,1fr)] gap-1 rounded-card border px-3 py-2 lg:max-w-140',
          fromMe ? 'border-primary-tint bg-primary-tint' : 'border-line bg-raised',
          failed && 'border-danger',
        )}
      >
        <span className="sr-only">{fromMe ? m.messages__you() : author}:</span>
        {children}
      </div>
    </li>
  );
}

/** A message's text: line breaks kept, URLs as links without referrer, no markup. */
function MessageText({ body }: { body: string }) {
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
