import { type Ref, useEffect, useState } from 'react';
import { classNames } from '../class-names.ts';
import box from '../field-box.module.css';
import type { Language } from '../language-tags.ts';
import { createLazyView } from '../lazy-view.ts';
import classes from './combobox.module.css';

export interface ComboboxItem {
  id: string;
  /** What is shown, searched and put into the field. */
  text: string;
  /** A second line, shown in the list only. */
  detail?: string | undefined;
}

export interface ComboboxLabels {
  /** Of the button that shows the whole list. */
  open: string;
  /** While the items are on their way. */
  loading: string;
  /** When nothing fits what was typed. */
  empty: string;
}

/** Its name comes from `aria-labelledby` (the id of its `<label>`) or `aria-label`: one is needed. */
export interface ComboboxProps {
  /** The `id` of the chosen item, or `null`. */
  value: string | null;
  /** The item chosen from the list; `null` when the field was emptied. */
  onChange: (item: ComboboxItem | null) => void;
  items: readonly ComboboxItem[];
  /** `here`: the field looks for what was typed in `items` (countries); `caller`: `items` are what was found (addresses). */
  search?: 'here' | 'caller' | undefined;
  /** What was typed, for `search="caller"`. */
  onSearch?: ((text: string) => void) | undefined;
  /** The items are on their way. */
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
  /** What was typed into the plain field that this one follows, and whether the focus was on it. */
  typed: string | null;
  hadFocus: boolean;
}

const combobox = createLazyView(() => import('./combobox-view.tsx').then(({ ComboboxView }) => ComboboxView));

/**
 * A text field with a list to choose from. The list is fetched when the field is first on screen; what is typed before is
 * kept, and so is the focus.
 */
export function Combobox(props: ComboboxProps) {
  const shown = combobox.useView();
  const [typed, setTyped] = useState<string | null>(null);
  const [hasFocus, setFocus] = useState(false);
  useEffect(combobox.load, []);
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
    <div className={classNames(box.field, classes.field)}>
      <input
        {...field}
        type="text"
        className={classNames(box.input, classes.input)}
        value={typed ?? chosen?.text ?? ''}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          onSearch?.(event.currentTarget.value);
        }}
        onFocus={() => {
          setFocus(true);
          combobox.load();
        }}
        onBlur={() => {
          setFocus(false);
          onBlur?.();
        }}
      />
    </div>
  );
}
