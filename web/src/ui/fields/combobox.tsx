import { cx } from 'class-variance-authority';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';

interface ComboboxProps<Item> {
  /** Accessible name; visible only if `labelShown` is set. */
  label: string;
  labelShown?: boolean;
  help?: string;
  error?: string | undefined;
  placeholder?: string;
  name?: string;
  maxLength?: number;
  text: string;
  onText: (text: string) => void;
  /** Matching items, best first. */
  items: readonly Item[];
  keyOf: (item: Item) => string;
  show: (item: Item) => ReactNode;
  onPick: (item: Item) => void;
  /** Called on Enter without a selected item. Without it, Enter has its default effect. */
  onEnter?: (text: string) => void;
  /** Status of the list: "5 suggestions". Shown without items too, unless empty. */
  status: string;
  className?: string;
}

/**
 * A text field with suggestions: the editable combobox of the ARIA Authoring Practices with list autocompletion and
 * manual selection. The focus stays in the field. Arrows move through the list, Home and End through the text, Enter
 * selects the marked item, Esc closes the list and then clears the field.
 */
export function Combobox<Item>(props: ComboboxProps<Item>) {
  const { text, items, keyOf, onPick, onEnter } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [marked, setMarked] = useState<string>();
  const at = items.findIndex((item) => keyOf(item) === marked);
  const shown = open && text.trim() !== '' && (items.length > 0 || props.status !== '');

  // Takes over what was typed before the script loaded.
  const atFirst = useRef({ text, onText: props.onText });
  useEffect(() => {
    const typed = field.current?.value ?? '';
    if (typed !== atFirst.current.text) atFirst.current.onText(typed);
  }, []);

  const close = () => {
    setOpen(false);
    setMarked(undefined);
  };
  const pick = (item: Item) => {
    close();
    onPick(item);
  };
  const move = (step: 1 | -1) => {
    setOpen(true);
    // Between the last and the first item comes the field itself, with no item marked.
    const next = ((at + 1 + step + items.length + 1) % (items.length + 1)) - 1;
    const item = items[next];
    setMarked(item && keyOf(item));
    list.current?.querySelectorAll('[role=option]')[next]?.scrollIntoView({ block: 'nearest' });
  };
  /** Returns whether the key was handled. */
  const onKey = ({ key, altKey }: KeyboardEvent): boolean => {
    switch (key) {
      case 'ArrowDown':
        if (altKey) setOpen(true);
        else move(1);
        return true;
      case 'ArrowUp':
        if (altKey) close();
        else move(-1);
        return true;
      case 'Home':
      case 'End':
        setMarked(undefined);
        return false;
      case 'Enter': {
        const item = shown ? items[at] : undefined;
        if (item !== undefined) pick(item);
        else close();
        if (item === undefined) onEnter?.(text);
        return item !== undefined || onEnter !== undefined;
      }
      case 'Escape':
        // A list that is still loading is dismissed too.
        if (open) close();
        else props.onText('');
        return text !== '';
      default:
        return false;
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !onKey(event)) return;
    event.preventDefault();
    // Esc closes the list of a field in a drawer before the drawer.
    event.stopPropagation();
  };

  return (
    <div className={cx('relative grid gap-1', props.className)}>
      <label htmlFor={id} className={props.labelShown ? 'text-14 font-medium' : 'sr-only'}>
        {props.label}
      </label>
      <input
        ref={field}
        id={id}
        name={props.name}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={`${id}-list`}
        aria-activedescendant={shown && at >= 0 ? `${id}-${at}` : undefined}
        aria-invalid={props.error ? true : undefined}
        aria-describedby={props.error ? `${id}-error` : props.help ? `${id}-help` : undefined}
        value={text}
        placeholder={props.placeholder}
        maxLength={props.maxLength}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => {
          setMarked(undefined);
          setOpen(true);
          props.onText(event.target.value);
        }}
        onKeyDown={onKeyDown}
        onClick={() => setOpen(true)}
        onBlur={close}
        className="min-h-10 w-full min-w-0 rounded-control border border-edge bg-raised px-3 text-16 text-ink aria-invalid:border-danger"
      />
      {props.error && (
        <p id={`${id}-error`} className="text-14 text-danger">
          {props.error}
        </p>
      )}
      {props.help && (
        <p id={`${id}-help`} className="text-12 text-soft">
          {props.help}
        </p>
      )}
      <p role="status" className="sr-only">
        {shown ? props.status : ''}
      </p>
      <div
        ref={list}
        hidden={!shown}
        className="absolute inset-x-0 top-full z-40 mt-1 max-h-[60dvh] animate-place overflow-y-auto lintel shadow-float"
      >
        {items.length === 0 && (
          <p aria-hidden className="p-3 text-14 text-soft">
            {props.status}
          </p>
        )}
        <ListBox {...props} id={id} at={at} onPick={pick} onMark={setMarked} />
      </div>
    </div>
  );
}

function ListBox<Item>(
  props: ComboboxProps<Item> & { id: string; at: number; onMark: (key: string | undefined) => void },
) {
  return (
    <div role="listbox" id={`${props.id}-list`} aria-label={props.label}>
      {props.items.map((item, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the focus stays in the field, whose keys move through the list
        // biome-ignore lint/a11y/useFocusableInteractive: as above
        <div
          key={props.keyOf(item)}
          id={`${props.id}-${index}`}
          role="option"
          aria-selected={index === props.at}
          // Keeps the focus in the field, because a blur would close the list before the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => props.onPick(item)}
          onMouseMove={() => props.onMark(props.keyOf(item))}
          className="cursor-pointer border-line border-t px-3 py-2 first:border-t-0 aria-selected:bg-primary-tint aria-selected:shadow-[inset_2px_0_0_var(--color-primary)]"
        >
          {props.show(item)}
        </div>
      ))}
    </div>
  );
}
