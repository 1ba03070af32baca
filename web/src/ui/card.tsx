import { cx } from 'class-variance-authority';
import type { ElementType, ReactNode } from 'react';

/** A raised surface below a strong line. */
export function Card(props: { as?: ElementType; className?: string; children: ReactNode; id?: string }) {
  const { as: Tag = 'div', className, children, id } = props;
  return (
    <Tag id={id} className={cx('lintel', className)}>
      {children}
    </Tag>
  );
}
