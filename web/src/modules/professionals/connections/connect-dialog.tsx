import { m } from '@lintel/messages';
import {
  type ConsentReceipt,
  replyMinutesMax,
  replyMinutesTarget,
  type SharedFact,
} from '@lintel/server/professionals';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { callApi } from '../../../api/client.ts';
import { reasonOf } from '../../../api/failure.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Textarea } from '../../../ui/fields/field.tsx';
import { keyOfBody } from '../../../ui/form/idempotency-key.ts';
import { useAction } from '../../../ui/hooks/use-action.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Dialog } from '../../../ui/overlays/drawer.tsx';
import { moment } from '../../../ui/time/moment.ts';
import { networkKey, type Professional } from '../calls.ts';
import { ReceiptText } from '../receipts/receipt-text.tsx';
import { nameOf } from '../words.ts';
import { ShareFields } from './share-fields.tsx';

const why = {
  connect: undefined,
  get message() {
    return m.professionals__you_can_exchange_messages_once();
  },
  get book() {
    return m.professionals__you_can_propose_times_once();
  },
};

interface Sent {
  receipt: ConsentReceipt;
  replyDueAt: string;
  lapsesAt: string;
}

/**
 * Requests a connection with consent. The buyer chooses and reads who will see what before sending, and gets a receipt.
 */
export default function ConnectDialog(props: {
  professional: Pick<Professional, 'id' | 'firstName' | 'lastName' | 'type'>;
  for: keyof typeof why;
  /** Id of the match list that showed them. */
  list?: string | undefined;
  /** Id of the home the request is about. */
  home?: number | undefined;
  onClose: () => void;
}) {
  const { professional, list, home, onClose } = props;
  const [keyOf] = useState(keyOfBody);
  const consent = useRef<HTMLInputElement>(null);
  const [shared, setShared] = useState<SharedFact[]>(['name', 'email']);
  const [message, setMessage] = useState('');
  const [agreed, setAgreed] = useState(false);
  const [submitted, setSubmitted] = useState(false);
  // The toast has a fixed text; the reason appears in the dialog, which keeps what was written.
  const {
    act,
    pending,
    error: rejection,
  } = useAction({
    refetch: [networkKey],
    failed: { title: m.professionals__connection_failed(), description: m.professionals__please_try_again_later() },
  });
  const [sent, setSent] = useState<Sent>();
  const name = nameOf(professional);
  const request = { agentId: professional.id, agentType: professional.type, ...(home ? { propertyId: home } : {}) };
  // The server sends nothing without consent: it returns the receipt to show, or the reason why the request cannot be
  // sent.
  const { data: proposed, error: obstacle } = useQuery({
    // This key is outside `networkKey`: after sending, another proposal would be rejected as a duplicate.
    queryKey: ['proposed-consent', request, shared],
    queryFn: () => callApi((api) => api.matching.connectAgent({ ...request, shared })),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const receipt = proposed && 'consentRequired' in proposed ? proposed.receipt : undefined;
  const isShown = receipt !== undefined && receipt.shared.join() === shared.join();
  const send = async () => {
    setSubmitted(true);
    if (!isShown) return;
    if (!agreed) return consent.current?.focus();
    const words = message.trim();
    const body = {
      ...request,
      ...{ shared, consent: true as const },
      ...(words ? { message: words } : {}),
      ...(list ? { list } : {}),
    };
    await act(
      async () => {
        const answer = await callApi((api) =>
          api.matching.connectAgent(body, { context: { idempotencyKey: keyOf(body) } }),
        );
        if (!('match' in answer)) throw new Error('A request with consent was not sent');
        return answer;
      },
      ({ receipt, match: { replyDueAt, lapsesAt } }) => {
        setSent({ receipt, replyDueAt, lapsesAt });
        return {
          title: m.professionals__connection_request_sent(),
          description: m.professionals__the_agent_has_been_notified(),
        };
      },
    );
  };
  if (sent) return <SentDialog name={name} sent={sent} onClose={onClose} />;
  return (
    <Dialog
      open
      title={m.professionals__connect_with({ name })}
      onOpenChange={(open) => open || onClose()}
      cancel
      onSubmit={() => void send()}
      footer={
        <Button type="submit" pending={pending}>
          {m.professionals__send_request()}
        </Button>
      }
    >
      <div className="grid gap-4">
        {why[props.for] && <Notice>{why[props.for]}</Notice>}
        <p className="text-14 text-soft">
          {m.professionals__the_goal_is_a_first({
            replyMinutesTarget,
            firstName: professional.firstName,
            replyMinutesMax: replyMinutesMax / 60,
          })}{' '}
          {professional.type === 'agent' ? 'agent' : m.professionals__mortgage_advisor()}{' '}
          {m.professionals__at_a_time_and_you()}
        </p>
        <ShareFields
          firstName={professional.firstName}
          shared={shared}
          onChange={(chosen) => {
            setShared(chosen);
            // A changed text needs a new consent.
            setAgreed(false);
          }}
        />
        <Textarea
          label={m.professionals__message_optional()}
          rows={3}
          maxLength={1_000}
          value={message}
          onChange={({ target }) => setMessage(target.value)}
        />
        <div className="border-t border-line pt-4">
          <Checkbox
            ref={consent}
            label={isShown ? receipt.text : m.professionals__loading_the_consent_text()}
            checked={agreed}
            disabled={!isShown}
            onChange={({ target }) => setAgreed(target.checked)}
            error={submitted && !agreed ? m.professionals__check_the_box_to_agree() : undefined}
          />
        </div>
        {(rejection ?? obstacle) && (
          <div role="alert">
            <Notice tone="danger" title={m.professionals__request_not_sent()}>
              {reasonOf(rejection ?? obstacle)}
            </Notice>
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** The recorded consent, and when to expect a reply. */
function SentDialog({ name, sent, onClose }: { name: string; sent: Sent; onClose: () => void }) {
  const { receipt, replyDueAt, lapsesAt } = sent;
  return (
    <Dialog
      open
      title={m.professionals__request_sent_to_2({ name })}
      onOpenChange={(open) => open || onClose()}
      footer={<Button onClick={onClose}>{m.professionals__close()}</Button>}
    >
      <div className="grid gap-4">
        <p>
          {m.professionals__reply_expected_by()} <span className="font-medium">{moment(replyDueAt)}</span>
          {m.professionals__if_theres_no_reply_the({ lapsesAt: moment(lapsesAt) })}
        </p>
        <ReceiptText receipt={receipt} />
      </div>
    </Dialog>
  );
}
