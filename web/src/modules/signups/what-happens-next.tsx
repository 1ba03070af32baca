import { m } from '@lintel/messages';
import { Card } from '../../ui/card.tsx';

export function WhatHappensNext({ steps }: { steps: readonly string[] }) {
  return (
    <Card as="section" className="grid gap-4 p-4 md:p-6">
      <h2 className="text-22">{m.network__what_happens_next()}</h2>
      <ol className="grid list-decimal gap-2 pl-5 text-14 text-soft">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </Card>
  );
}
