import { cloneElement, lazy, type ReactElement, type ReactNode, Suspense, useId, useRef } from 'react';

const panelFile = () => import('./popover-panel.tsx');
const PopoverPanel = lazy(panelFile);

/** A panel attached to its trigger. Esc or a press outside closes it and returns the focus. */
export function Popover(props: {
  label: string;
  trigger: ReactElement<object>;
  children: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { label, open, onOpenChange } = props;
  const trigger = useRef<HTMLElement>(null);
  const id = useId();
  return (
    <>
      {cloneElement(props.trigger, {
        ref: trigger,
        'aria-haspopup': 'dialog',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: () => onOpenChange(!open),
        // The panel's file is usually loaded before the press.
        onPointerEnter: panelFile,
        onFocus: panelFile,
      } as object)}
      {open && (
        <Suspense>
          <PopoverPanel id={id} label={label} trigger={trigger} onClose={() => onOpenChange(false)}>
            {props.children}
          </PopoverPanel>
        </Suspense>
      )}
    </>
  );
}
