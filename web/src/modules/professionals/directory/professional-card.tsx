import { m } from '@lintel/messages';
import { Clock, MapPin, MessageSquare, ShieldAlert, ShieldCheck, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { AppLink } from '../../../ui/app-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import type { Professional } from '../calls.ts';
import { MeetingButtons } from '../meeting-buttons.tsx';
import { professionalPath } from '../paths.ts';
import { Portrait } from '../portrait.tsx';
import { kindOf, languagesOf, licenseWords, nameOf, ratingOf, replyTimeOf } from '../words.ts';

export type ProfessionalAction = 'connect' | 'message' | 'book' | 'withdraw' | 'end' | 'share';

/** A professional's card: name, location, license and actions. */
export function ProfessionalCard(props: {
  professional: Professional;
  onAction: (what: ProfessionalAction) => void;
  /** Text about the connection. */
  children?: ReactNode;
  /** Further actions below the default ones. */
  more?: ReactNode;
}) {
  const { professional, onAction } = props;
  const name = nameOf(professional);
  return (
    <li className="lintel flex flex-col gap-4 p-4">
      <div className="flex gap-4">
        <Portrait of={professional} />
        <div className="min-w-0 flex-1">
          <h3 className="text-18">
            <AppLink href={professionalPath(professional.id)} className="link">
              {name}
            </AppLink>
          </h3>
          <p className="text-14 text-soft first-letter:uppercase">{kindOf(professional)}</p>
          <p className="truncate text-14 text-soft" title={professional.company}>
            {professional.company}
          </p>
        </div>
      </div>
      <LicenseBadge professional={professional} />
      <ul className="grid gap-1 text-14 text-soft">
        <Line mark={Star}>{ratingOf(professional)}</Line>
        <Line mark={MapPin}>
          {professional.city}, {professional.state}
        </Line>
        <Line mark={MessageSquare}>{languagesOf(professional.languages)}</Line>
        <Line mark={Clock}>{replyTimeOf(professional)}</Line>
      </ul>
      {professional.specializations.length > 0 && (
        <ul aria-label={m.professionals__specializations()} className="flex flex-wrap gap-1">
          {professional.specializations.map((skill) => (
            <li key={skill} className="max-w-full">
              <Chip>{skill}</Chip>
            </li>
          ))}
        </ul>
      )}
      {props.children}
      <div className="mt-auto flex flex-wrap items-center gap-2">
        <ConnectButton professional={professional} onAction={onAction} />
        <MeetingButtons professional={professional} onAction={onAction} />
        {props.more}
      </div>
    </li>
  );
}

function Line({ mark: Mark, children }: { mark: typeof Star; children: ReactNode }) {
  return (
    <li className="flex gap-2">
      <Mark aria-hidden size={16} strokeWidth={1.5} className="mt-1 shrink-0" />
      <span className="min-w-0">{children}</span>
    </li>
  );
}

export function LicenseBadge({ professional }: { professional: Pick<Professional, 'license'> }) {
  const { text, tone } = licenseWords(professional.license);
  const Mark = tone === 'good' ? ShieldCheck : ShieldAlert;
  return (
    <p>
      <Badge tone={tone}>
        <Mark aria-hidden size={16} strokeWidth={1.5} /> {text}
      </Badge>
    </p>
  );
}

/** Connect button, or the state of the request or connection. */
export function ConnectButton(props: { professional: Professional; onAction: (what: ProfessionalAction) => void }) {
  const { professional, onAction } = props;
  const name = nameOf(professional);
  if (professional.connection === 'connected')
    return (
      <Button
        kind="secondary"
        unavailable={m.professionals__you_work_with({ name })}
        aria-label={m.professionals__connected_with({ name })}
      >
        {m.professionals__connected()}
      </Button>
    );
  if (professional.connection === 'pending')
    return (
      <Button
        kind="secondary"
        unavailable={m.professionals__hasnt_replied_yet({ name })}
        aria-label={m.professionals__request_sent_to({ name })}
      >
        {m.professionals__request_sent()}
      </Button>
    );
  return (
    <Button
      aria-label={m.professionals__connect_with({ name })}
      unavailable={professional.takesClients ? undefined : m.professionals__isnt_taking_new_clients_right({ name })}
      onClick={() => onAction('connect')}
    >
      {m.professionals__connect()}
    </Button>
  );
}
