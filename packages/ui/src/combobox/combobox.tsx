import { type Ref, useEffect, useState } from 'react';
import type { Language } from '../language-tags.ts';
import { createLazyView } from '../lazy-view.ts';
import classes from './combobox.module.css';

export interface ComboboxItem {
  id: string;
  /** Shown in the list, searched, and put into the field. */
  text: string;
  /** A second line, shown only in the list. */
  detail?: string | undefined;
}

export interface ComboboxLabels {
  /** Label of the button that shows the whole list. */
  open: string;
  /** Shown while items load. */
  loading: string;
  /** Shown when nothing matches the typed text. */
  empty: string;
}

/** Needs a name: `aria-labelledby` (the id of its `<label>`) or `aria-label`. */
export interface ComboboxProps {
  /** The `id` of the selected item, or `null`. */
  value: string | null;
  /** Called with the item chosen from the list; `null` when the field is emptied. */
  onChange: (item: ComboboxItem | null) => void;
  items: readonly ComboboxItem[];
  /**
   * `here`: the field filters `items` (countries); `caller`: `items` are search results
   * (addresses).
   */
  search?: 'here' | 'caller' | undefined;
  /** Called with the typed text if `search` is `caller`. */
  onSearch?: ((text: string) => void) | undefined;
  /** Items are loading. */
  loading?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  locale: Language;
  labels: ComboboxLabels;
  id?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
  placeholder?: string | undefined;
  autoComplete?: string | undefined;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | undefined;
}

export interface ComboboxViewProps extends ComboboxProps {
  /**
   * The text typed into the plain field before this one replaced it, and whether it had the focus.
   */
  typed: string | null;
  hadFocus: boolean;
}

const comboboxView = createLazyView(() => import('./combobox-view.tsx').then(({ ComboboxView }) => ComboboxView));

/**
 * A text field with a list. The list's chunk is fetched when the field is first on screen. Text
 * typed before that stays, and so does the focus.
 */
export function Combobox(props: ComboboxProps) {
  const shown = comboboxView.useView();
  const [typed, setTyped] = useState<string | null>(null);
  const [hasFocus, setFocus] = useState(false);
  useEffect(comboboxView.load, []);
  if (shown.status === 'ready') return <shown.View {...props} typed={typed} hadFocus={hasFocus} />;

  const {
    value,
    onChange: _,
    items,
    search: __,
    onSearch,
    loading: ___,
    onBlur,
    labels: ____,
    locale: _____,
    ...field
  } = props;
  const chosen = items.find(({ id }) => id === value);
  return (
    <div className={classes.field}>
      <input
        {...field}
        type="text"
        className={classes.input}
        value={typed ?? chosen?.text ?? ''}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          onSearch?.(event.currentTarget.value);
        }}
        onFocus={() => {
          setFocus(true);
          comboboxView.load();
        }}
        onBlur={() => {
          setFocus(false);
          onBlur?.();
        }}
      />
    </div>
  );
}
