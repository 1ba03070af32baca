import { Badge } from '../../ui/badge.tsx';
import { stateOf, stepOf } from './words.ts';

export function StateBadge({ status }: { status: string }) {
  const { label, tone } = stateOf(status);
  return <Badge tone={tone}>{label}</Badge>;
}

export function StepBadge({ status }: { status: string }) {
  const { label, tone } = stepOf(status);
  return <Badge tone={tone}>{label}</Badge>;
}
