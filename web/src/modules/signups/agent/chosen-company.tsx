import { m } from '@lintel/messages';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Price } from './agent-price.tsx';
import { companyQuery, type OpenCompany, placeOf } from './company-queries.ts';

/** The company an agent applies to, with its current data and a button to choose another. */
export function ChosenCompany(props: {
  id: string;
  error: string | undefined;
  control: (element: HTMLElement | null) => void;
  company: number;
  onChange: () => void;
}) {
  const { data, error, isPending } = useQuery(companyQuery(props.company));
  return (
    <div className="grid gap-3 rounded-control border border-primary bg-primary-tint p-4 text-14">
      <div role="status">
        {data && <Applied to={data} />}
        {isPending && <p className="text-soft">{m.network__checking_the_company()}</p>}
        {data === null && <Notice tone="warning">{m.network__this_company_isnt_accepting_agents()}</Notice>}
        {error && !data && <Notice tone="warning">{m.network__we_couldnt_check_the_company()}</Notice>}
      </div>
      {props.error && (
        <div data-notice role="alert" tabIndex={-1} className="text-danger outline-none">
          {props.error}
        </div>
      )}
      <div ref={(around) => props.control(around?.querySelector('button') ?? null)}>
        <Button id={props.id} kind="secondary" size="sm" onClick={props.onChange}>
          {m.network__choose_another_company()}
        </Button>
      </div>
    </div>
  );
}

const Applied = ({ to }: { to: OpenCompany }) => (
  <div className="flex gap-2">
    <CircleCheck aria-hidden size={20} strokeWidth={1.5} className="shrink-0 text-good" />
    <div className="grid min-w-0 gap-1 wrap-anywhere">
      <p className="font-semibold">{m.network__youre_applying_to({ companyName: to.companyName })}</p>
      <p>{placeOf(to)}</p>
      <Price of={to} />
      <p>{m.network__the_company_decides_whether_to()}</p>
    </div>
  </div>
);
