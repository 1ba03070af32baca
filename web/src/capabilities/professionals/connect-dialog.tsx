import {
  type ConsentReceipt,
  replyMinutesMax,
  replyMinutesTarget,
  type SharedFact,
} from '@lintel/server/professionals';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/drawer.tsx';
import { Textarea } from '../../ui/field.tsx';
import { keyOfBody } from '../../ui/form/idempotency-key.ts';
import { moment } from '../../ui/moment.ts';
import { Notice } from '../../ui/notice.tsx';
import { showToast } from '../../ui/toast.ts';
import { ask } from '../../wire/client.ts';
import { Failure } from '../../wire/failure.ts';
import { networkKey, type Professional } from './calls.ts';
import { ReceiptText } from './receipts/receipt-text.tsx';
import { ShareFields } from './share-fields.tsx';
import { nameOf } from './words.ts';

const why = {
  connect: undefined,
  message: 'Messages open once your request is accepted. What you write here goes along with it.',
  book: 'Times can be proposed once your request is accepted.',
};

interface Sent {
  receipt: ConsentReceipt;
  replyDueAt: string;
  lapsesAt: string;
}

/** A request with consent: who gets to see what is chosen and read before it is sent, and kept as a receipt after. */
export default function ConnectDialog(props: {
  professional: Pick<Professional, 'id' | 'firstName' | 'lastName' | 'type'>;
  for: keyof typeof why;
  /** The list of matches that they were on. */
  list?: string | undefined;
  /** The home that it is about. */
  home?: number | undefined;
  onClose: () => void;
}) {
  const { professional, list, home, onClose } = props;
  const client = useQueryClient();
  const [keyOf] = useState(keyOfBody);
  const consent = useRef<HTMLInputElement>(null);
  const [shared, setShared] = useState<SharedFact[]>(['name', 'email']);
  const [message, setMessage] = useState('');
  const [agreed, setAgreed] = useState(false);
  const [asked, setAsked] = useState(false);
  const [pending, setPending] = useState(false);
  const [refused, setRefused] = useState<string>();
  const [sent, setSent] = useState<Sent>();
  const name = nameOf(professional);
  const asking = { agentId: professional.id, agentType: professional.type, ...(home ? { propertyId: home } : {}) };
  // Without consent the server sends nothing: it returns the receipt to show, or says why the request cannot be sent.
  const { data: proposed, error: obstacle } = useQuery({
    // Not below `networkKey`: once the request is sent, a second proposal would be refused as a repetition.
    queryKey: ['proposed-consent', asking, shared],
    queryFn: () => ask((api) => api.matching.connectAgent({ ...asking, shared })),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const receipt = proposed && 'consentRequired' in proposed ? proposed.receipt : undefined;
  const isShown = receipt !== undefined && receipt.shared.join() === shared.join();
  const send = async () => {
    setAsked(true);
    if (!isShown) return;
    if (!agreed) return consent.current?.focus();
    const words = message.trim();
    const body = {
      ...asking,
      ...{ shared, consent: true as const },
      ...(words ? { message: words } : {}),
      ...(list ? { list } : {}),
    };
    setPending(true);
    setRefused(undefined);
    try {
      const answer = await ask((api) => api.matching.connectAgent(body, { context: { idempotencyKey: keyOf(body) } }));
      if (!('match' in answer)) throw new Error('A request with consent was not sent');
      setSent({ receipt: answer.receipt, replyDueAt: answer.match.replyDueAt, lapsesAt: answer.match.lapsesAt });
      showToast({
        title: 'Connection Request Sent',
        description: 'The agent has been notified and will contact you soon!',
      });
    } catch (cause) {
      // The words of the toast are fixed; why it failed stands in the dialog, where nothing that was written is lost.
      setRefused(cause instanceof Failure && cause.status > 0 ? cause.text : 'The server could not be reached.');
      showToast({ tone: 'danger', title: 'Connection Failed', description: 'Please try again later' });
    } finally {
      setPending(false);
      void client.invalidateQueries({ queryKey: networkKey });
    }
  };
  if (sent) return <SentDialog name={name} sent={sent} onClose={onClose} />;
  return (
    <Dialog
      open
      title={`Connect with ${name}`}
      onOpenChange={(open) => open || onClose()}
      footer={
        <>
          <Button pending={pending} onClick={() => void send()}>
            Send request
          </Button>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {why[props.for] && <Notice>{why[props.for]}</Notice>}
        <p className="text-14 text-soft">
          The aim is a first reply within {replyMinutesTarget} minutes of {professional.firstName}’s working hours.
          After {replyMinutesMax / 60} working hours without one the request lapses. You ask one{' '}
          {professional.type === 'agent' ? 'agent' : 'mortgage advisor'} at a time, and can take it back at any time.
        </p>
        <ShareFields
          firstName={professional.firstName}
          shared={shared}
          onChange={(chosen) => {
            setShared(chosen);
            // Other words are another consent.
            setAgreed(false);
          }}
        />
        <Textarea
          label="Message (optional)"
          rows={3}
          maxLength={1_000}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
        />
        <div className="border-t border-line pt-4">
          <Checkbox
            ref={consent}
            label={isShown ? receipt.text : 'Loading the consent text…'}
            checked={agreed}
            disabled={!isShown}
            onChange={({ target }) => setAgreed(target.checked)}
            error={asked && !agreed ? 'Please agree to what is shown, or choose less' : undefined}
          />
        </div>
        {(refused ?? obstacle) && (
          <div role="alert">
            <Notice tone="danger" title="Nothing was sent">
              {refused ?? (obstacle instanceof Failure ? obstacle.text : 'The server could not be reached.')}
            </Notice>
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** What was agreed to, as it is kept, and by when a reply is to be expected. */
function SentDialog({ name, sent, onClose }: { name: string; sent: Sent; onClose: () => void }) {
  const { receipt, replyDueAt, lapsesAt } = sent;
  return (
    <Dialog
      open
      title={`${name} has been asked`}
      onOpenChange={(open) => open || onClose()}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <div className="grid gap-4">
        <p>
          A first reply is aimed at by <span className="font-medium">{moment(replyDueAt)}</span>. The request lapses{' '}
          {moment(lapsesAt)} if none comes.
        </p>
        <ReceiptText receipt={receipt} />
      </div>
    </Dialog>
  );
}
