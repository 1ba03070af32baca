import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';

/** What a free account gives. `open` turns true with the page that keeps the promise, and not before. */
const benefits = [
  {
    name: 'HyperSearch AI',
    open: true,
    text: 'Say what home you want in your own words; you see what was understood and why each home is there.',
  },
  {
    name: 'SmartMatch',
    open: false,
    text: 'Agents and mortgage agents ranked by their record, with the reasons for each place.',
  },
  {
    name: 'ROI Analysis',
    open: false,
    text: 'What a home may return, each figure with its source. What it costs a month and how its market moves is there now.',
  },
  {
    name: 'Property Alerts',
    open: true,
    text: 'A message when a home appears, falls in price or comes back that fits a search you saved, with the reason.',
  },
];

export function FreeBenefits() {
  return (
    <Card as="section" className="grid gap-4 p-4 md:p-6">
      <h2 className="text-22">Free for home buyers</h2>
      <p className="text-14 text-soft">No credit card, now or later. Agents and companies pay for the network.</p>
      <ul className="grid gap-4">
        {benefits.map(({ name, open, text }) => (
          <li key={name} className="grid gap-1 text-14">
            <p className="flex flex-wrap items-center gap-2">
              <span className="font-semibold">{name}</span>
              <Badge tone={open ? 'good' : 'plain'}>{open ? 'Works now' : 'Opens later'}</Badge>
            </p>
            <p className="text-soft">{text}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
