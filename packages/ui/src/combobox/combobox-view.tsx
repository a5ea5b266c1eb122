import { type KeyboardEvent, useState } from 'react';
import { Button, ComboBox, Input, type Key, ListBox, ListBoxItem, Popover } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import '../aria-page.ts';
import { LANGUAGE_TAGS } from '../language-tags.ts';
import classes from './combobox.module.css';
import type { ComboboxItem, ComboboxViewProps } from './combobox.tsx';

/** The field with its list and heavy dependencies, in a separate chunk. */
export function ComboboxView(props: ComboboxViewProps) {
  const { value, search = 'here', loading = false, onBlur, locale, labels } = props;
  const { id, ref, placeholder, autoComplete, hadFocus } = props;
  const { items, text, choose, type } = useChoice(props);
  const [field, setField] = useState<HTMLElement | null>(null);
  return (
    <I18nProvider locale={LANGUAGE_TAGS[locale]}>
      <ComboBox
        {...(id ? { id } : {})}
        className={classes.root ?? ''}
        {...namesOf(props)}
        {...(search === 'here' ? { defaultItems: items } : { items })}
        value={value}
        onChange={choose}
        inputValue={text}
        onInputChange={type}
        {...(onBlur ? { onBlur } : {})}
        isDisabled={props.disabled ?? false}
        isRequired={props.required ?? false}
        isInvalid={props['aria-invalid'] ?? false}
        validationBehavior="aria"
        allowsEmptyCollection
        autoFocus={hadFocus}
      >
        <Group ref={setField} className={classes.field ?? ''}>
          <Input
            {...(ref ? { ref } : {})}
            {...(placeholder ? { placeholder } : {})}
            {...(autoComplete ? { autoComplete } : {})}
            className={classes.input ?? ''}
            onKeyDown={closeListAlone}
          />
          <Button className={classes.open ?? ''} aria-label={labels.open}>
            <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
              <path d="m3 6 5 5 5-5" fill="none" stroke="currentcolor" strokeWidth="2" />
            </svg>
          </Button>
        </Group>
        <List field={field} text={loading ? labels.loading : labels.empty} />
      </ComboBox>
    </I18nProvider>
  );
}

/**
 * The selection and the text in the field: the text of the selected item, unless the user is
 * typing.
 */
function useChoice({ value, onChange, items: given, search, onSearch, typed: handedOver }: ComboboxViewProps) {
  const [typed, setTyped] = useState(handedOver);
  const [chosen, setChosen] = useState<ComboboxItem | null>(null);
  const [shown, setShown] = useState(value);
  // The value changed from outside, for example by a form reset.
  if (value !== shown) {
    setShown(value);
    setTyped(null);
  }
  // The caller's latest results may not contain the selected item.
  const isMissing = chosen?.id === value && !given.some(({ id }) => id === value);
  const items = chosen && isMissing && typed === null ? [...given, chosen] : given;
  const settle = (item: ComboboxItem | null) => {
    setChosen(item);
    setShown(item?.id ?? null);
    if ((item?.id ?? null) !== value) onChange(item);
  };
  return {
    items,
    text: typed ?? items.find(({ id }) => id === value)?.text ?? '',
    choose(key: Key | null) {
      setTyped(null);
      settle(items.find(({ id }) => id === key) ?? null);
    },
    type(text: string) {
      setTyped(text);
      onSearch?.(text);
      // A changed text discards a result of another search. A choice from our own list stays until
      // blur.
      if (value !== null && (text === '' || search === 'caller')) settle(null);
    },
  };
}

const namesOf = (props: ComboboxViewProps) => {
  const names: Record<string, string> = {};
  for (const name of ['aria-label', 'aria-labelledby', 'aria-describedby'] as const) {
    const text = props[name];
    if (text) names[name] = text;
  }
  return names;
};

/** A handled Escape must not also close a surrounding dialog. */
const closeListAlone = (event: KeyboardEvent<HTMLInputElement>): void => {
  if (event.key === 'Escape' && event.currentTarget.ariaExpanded === 'true') event.preventDefault();
};

/** React Aria does not hide an element with this attribute. */
const TOP_LAYER = 'data-react-aria-top-layer';

/**
 * Shows the list in the top layer, where no dialog or container clips it. While a list is open,
 * React Aria hides the rest of the page from screen readers, although Tab leads there. The
 * attribute prevents that: here the list comes right after its field.
 */
const showOnTop = (popover: HTMLElement | null) => {
  if (!popover) return;
  popover.popover = 'manual';
  popover.showPopover();
  const page = popover.closest('body > *');
  page?.setAttribute(TOP_LAYER, '');
  return () => page?.removeAttribute(TOP_LAYER);
};

interface ListProps {
  /** The list renders beside the field: a modal dialog makes everything outside it inert. */
  field: HTMLElement | null;
  /** Shown if the list is empty. */
  text: string;
}

const List = ({ field, text }: ListProps) => (
  <Popover
    ref={showOnTop}
    UNSTABLE_portalContainer={field?.parentElement ?? document.body}
    className={classes.popover ?? ''}
    offset={4}
  >
    <ListBox<ComboboxItem> className={classes.list ?? ''} renderEmptyState={() => <p role="status">{text}</p>}>
      {(item) => (
        <ListBoxItem id={item.id} textValue={item.text} className={classes.item ?? ''}>
          {item.text}
          {item.detail && <small>{item.detail}</small>}
        </ListBoxItem>
      )}
    </ListBox>
  </Popover>
);
