import { Failure } from '../../api/failure.ts';

export const kinds = ['primary', 'secondary', 'quiet', 'danger'] as const;

export const tones = ['plain', 'primary', 'accent', 'info', 'good', 'warning', 'danger'] as const;

export const swatches = [
  { name: 'paper', className: 'bg-paper' },
  { name: 'raised', className: 'bg-raised' },
  { name: 'sunk', className: 'bg-sunk' },
  { name: 'line', className: 'bg-line' },
  { name: 'edge', className: 'bg-edge' },
  { name: 'soft', className: 'bg-soft' },
  { name: 'ink', className: 'bg-ink' },
  { name: 'primary', className: 'bg-primary' },
  { name: 'accent', className: 'bg-accent' },
  { name: 'info', className: 'bg-info' },
  { name: 'good', className: 'bg-good' },
  { name: 'warning', className: 'bg-warning' },
  { name: 'danger', className: 'bg-danger' },
];

export const months = [
  { label: 'Aug', value: 480_000, n: 31 },
  { label: 'Sep', value: 512_000, n: 40 },
  { label: 'Oct', value: 498_000, n: 36 },
  { label: 'Nov', value: 531_000, n: 28 },
];

export const failure = new Failure({
  status: 400,
  code: 'INVALID',
  text: 'Some of what was sent is not valid',
  fields: [{ field: 'bedsMin', rule: 'must be at least 0' }],
  requestId: 'example',
});
