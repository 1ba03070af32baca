export const heartLook =
  'grid size-10 place-items-center rounded-chip border border-line bg-raised text-ink transition-colors hover:border-ink';
