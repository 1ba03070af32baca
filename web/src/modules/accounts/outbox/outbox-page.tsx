import { m } from '@lintel/messages';
import { useState } from 'react';
import type { Api } from '../../../api/api.ts';
import { AppLink } from '../../../ui/app-link.tsx';
import { EmailFrame } from '../../../ui/email-frame.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Choice } from '../../../ui/fields/choice.tsx';
import { moment } from '../../../ui/time/moment.ts';
import { outboxPath } from '../paths.ts';

export type Emails = Awaited<ReturnType<Api['network']['outbox']>>['letters'];
export type Email = Awaited<ReturnType<Api['network']['outboxLetter']>>;

/** Lists emails that were captured instead of sent, for development and demos. */
export function OutboxPage({ emails, email }: { emails: Emails; email: Email | undefined }) {
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-4 py-4 md:py-6">
      <div className="grid gap-1">
        <h1 className="text-28">{m.accounts__outbox()}</h1>
        <p className="max-w-measure text-14 text-soft">{m.accounts__no_mail_server_is_configured()}</p>
      </div>
      {emails.length === 0 ? (
        <EmptyState title={m.accounts__no_emails_yet()}>{m.accounts__sign_up_or_reset_a()}</EmptyState>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
          <nav aria-label={m.accounts__emails()} className="lintel max-h-[70dvh] overflow-y-auto">
            <ul>
              {emails.map(({ id, to, subject, writtenAt }) => (
                <li key={id} className="border-b border-line last:border-b-0">
                  <AppLink
                    href={`${outboxPath}?letter=${id}`}
                    stay
                    aria-current={id === email?.id ? 'page' : undefined}
                    className={`grid px-4 py-3 -outline-offset-2 hover:bg-sunk ${id === email?.id ? 'bg-primary-tint' : ''}`}
                  >
                    <span className="font-medium">{subject}</span>
                    <span className="truncate text-14 text-soft">{to}</span>
                    <time dateTime={writtenAt} className="text-12 text-soft" suppressHydrationWarning>
                      {moment(writtenAt)}
                    </time>
                  </AppLink>
                </li>
              ))}
            </ul>
          </nav>
          {email ? (
            <Opened key={email.id} email={email} />
          ) : (
            <p className="text-soft">{m.accounts__choose_an_email_to_read()}</p>
          )}
        </div>
      )}
    </div>
  );
}

function Opened({ email }: { email: Email }) {
  const [form, setForm] = useState<'text' | 'html'>('text');
  return (
    <article aria-label={email.subject} className="lintel grid grid-cols-[minmax(0,1fr)] gap-4 p-4 md:p-6">
      <div className="grid gap-1">
        <h2 className="text-22">{email.subject}</h2>
        <p className="text-14 break-words text-soft">{m.accounts__from_to({ from: email.from, to: email.to })}</p>
      </div>
      <Choice
        quiet
        legend={m.accounts__email_format()}
        value={form}
        onChange={setForm}
        options={[
          { value: 'text', label: m.accounts__text() },
          { value: 'html', label: 'HTML' },
        ]}
      />
      {form === 'text' ? (
        <LinkedText text={email.text} />
      ) : (
        // The links work in the text version.
        <EmailFrame title={m.accounts__html_version({ subject: email.subject })} html={email.html} />
      )}
    </article>
  );
}

/** Renders the URLs in a text as links. */
function LinkedText({ text }: { text: string }) {
  const parts = text.split(/(https?:\/\/\S+)/);
  return (
    <p className="text-14 break-words whitespace-pre-wrap">
      {parts.map((part, at) =>
        at % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text keep their order
          <a key={at} href={part} className="link">
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </p>
  );
}
