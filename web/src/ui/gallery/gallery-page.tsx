import { type ReactNode, useState } from 'react';
import { Badge } from '../badge.tsx';
import { Button, LinkButton } from '../button.tsx';
import { Card } from '../card.tsx';
import { BarChart } from '../charts/bar-chart.tsx';
import { LineChart } from '../charts/line-chart.tsx';
import { Chip, ChipButton, type ChipState } from '../chip.tsx';

import { EmptyState } from '../empty-state.tsx';
import { ErrorState } from '../error-state.tsx';
import { Checkbox } from '../fields/checkbox.tsx';
import { Field, Select } from '../fields/field.tsx';
import { TriState, type Want } from '../fields/tri-state.tsx';
import { money } from '../format.ts';
import { Notice } from '../notice.tsx';
import { Dialog, Drawer } from '../overlays/drawer.tsx';
import { Popover } from '../overlays/popover.tsx';
import { Tooltip } from '../overlays/tooltip.tsx';
import { ShareButton } from '../share-button.tsx';
import { Skeleton } from '../skeleton.tsx';
import { DataTable } from '../table/data-table.tsx';
import { Pager } from '../table/pager.tsx';
import { Tabs } from '../tabs.tsx';
import { showToast } from '../toast/toast.ts';
import { DashboardParts } from './gallery-dashboard.tsx';
import { failure, kinds, months, swatches, tones } from './gallery-data.ts';
import { GalleryForm } from './gallery-form.tsx';

const chipStates: ChipState[] = ['plain', 'applied', 'soft', 'off', 'faint', 'refused'];

/** Every component in every state, for review in both modes. */
export function GalleryPage() {
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-10 pt-8">
      <h1 className="text-36">Components</h1>
      <Shelf title="Colours">
        {swatches.map(({ name, className }) => (
          <span key={name} className="grid justify-items-center gap-1 text-12">
            <span className={`size-12 rounded-control border border-line ${className}`} />
            {name}
          </span>
        ))}
      </Shelf>
      <Shelf title="Type">
        <div className="grid gap-1">
          <p className="font-display text-48 font-semibold">Display 48</p>
          <p className="font-display text-28 font-semibold">Heading 28</p>
          <p className="text-18">Lead 18</p>
          <p>Body 16</p>
          <p className="text-14 text-soft">Small 14, soft</p>
        </div>
      </Shelf>
      <Shelf title="Buttons">
        {kinds.map((kind) => (
          <Button key={kind} kind={kind}>
            {kind}
          </Button>
        ))}
        <Button pending>Pending</Button>
        <Button unavailable="Write something first">Unavailable</Button>
        <LinkButton href="/dev/ui" kind="secondary" size="sm">
          Link, small
        </LinkButton>
        <LinkButton href="/dev/ui" size="lg">
          Link, large
        </LinkButton>
      </Shelf>
      <Shelf title="Chips and badges">
        {chipStates.map((state) => (
          <Chip key={state} state={state}>
            {state}
          </Chip>
        ))}
        <ChipButton state="applied">Can be pressed</ChipButton>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Shelf>
      <Forms />
      <Shelf title="Notices">
        <Notice title="Information">A sentence that should not be missed.</Notice>
        <Notice tone="good" title="Good">
          It worked.
        </Notice>
        <Notice tone="warning" title="Warning">
          Look at this first.
        </Notice>
        <Notice tone="danger" title="Danger">
          This cannot be undone.
        </Notice>
      </Shelf>
      <Floating />
      <Shelf title="Waiting, nothing, wrong">
        <Card className="grid w-72 gap-2 p-4">
          <Skeleton className="h-6 w-1/2" />
          <Skeleton className="h-4 w-4/5" />
        </Card>
        <EmptyState title="Nothing here yet" actions={<Button>Begin</Button>}>
          Says what would be here.
        </EmptyState>
        <ErrorState what="This could not be loaded" error={failure} onRetry={() => undefined} />
      </Shelf>
      <Shelf title="Desks">
        <DashboardParts />
      </Shelf>
      <Shelf title="Charts and tables">
        <LineChart title="A course, USD" labelHead="Month" valueHead="Median" points={months} format={inDollars} />
        <BarChart title="Amounts, USD" labelHead="Month" valueHead="Median" points={months} format={inDollars} />
        <DataTable
          caption="A table"
          columns={[
            { head: 'Month', cell: (row) => row.label },
            { head: 'Median', cell: (row) => inDollars(row.value), numeric: true },
          ]}
          rows={months}
          keyOf={(row) => row.label}
        />
        <div className="w-full">
          <Pager label="Pages" page={2} pages={5} previous="/dev/ui" next="/dev/ui" />
        </div>
      </Shelf>
    </div>
  );
}

const inDollars = (value: number) => money(value, 'USD');

function Shelf({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t-2 border-ink pt-4">
      <h2 className="text-22">{title}</h2>
      <div className="flex flex-wrap items-start gap-4">{children}</div>
    </section>
  );
}

function Forms() {
  const [want, setWant] = useState<Want>('nice');
  return (
    <Shelf title="Forms">
      <Field label="Name" help="As on your licence" />
      <Field label="Year" type="number" defaultValue={3} error="Give a year after 1700" />
      <Select label="Country" options={[{ value: 'US', label: 'USA' }]} />
      <Checkbox label="Pool">12</Checkbox>
      <TriState legend="Garage" value={want} onChange={setWant} />
      <GalleryForm />
    </Shelf>
  );
}

function Floating() {
  const [open, setOpen] = useState<'popover' | 'drawer' | 'dialog'>();
  const [tab, setTab] = useState('one');
  const close = (isOpen: boolean) => isOpen || setOpen(undefined);
  return (
    <Shelf title="Tabs, and what floats">
      <div className="w-full">
        <Tabs
          label="Tabs"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'one', label: 'First', content: 'The first panel' },
            { value: 'two', label: 'Second', content: 'The second panel' },
          ]}
        />
      </div>
      <Popover
        label="A popover"
        open={open === 'popover'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'popover' : undefined)}
        trigger={<Button kind="secondary">Popover</Button>}
      >
        What stands behind it.
      </Popover>
      <Tooltip text="A word of explanation">
        <Button kind="secondary">Tooltip</Button>
      </Tooltip>
      <Button kind="secondary" onClick={() => setOpen('drawer')}>
        Drawer
      </Button>
      <Drawer title="Drawer" open={open === 'drawer'} onOpenChange={close}>
        Content
      </Drawer>
      <Button kind="secondary" onClick={() => setOpen('dialog')}>
        Dialog
      </Button>
      <Dialog title="Dialog" open={open === 'dialog'} onOpenChange={close}>
        Content
      </Dialog>
      <Button kind="secondary" onClick={() => showToast({ title: 'A message', description: 'For five seconds' })}>
        Toast
      </Button>
      <ShareButton title="Lintel" />
    </Shelf>
  );
}
