import { useDateLabels } from '@paddock/forms';
import { Button } from '@paddock/ui/button';
import { Combobox, type ComboboxItem, type ComboboxProps } from '@paddock/ui/combobox';
import { DatePicker } from '@paddock/ui/date-picker';
import { Dialog } from '@paddock/ui/dialog';
import { Menu } from '@paddock/ui/menu';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { State, States } from '../../state.tsx';

const CODES = ['DE', 'AT', 'CH', 'DK', 'FR', 'GB', 'IE', 'NL', 'NO', 'SE'];
const STREETS = ['Rennbahnstraße 1', 'Rennbahnstraße 12', 'Reiterweg 3', 'Rosenallee 7'];

/** Imitates an address service that answers after half a second. */
const find = (text: string): ComboboxItem[] =>
  STREETS.filter((street) => street.toLowerCase().startsWith(text.toLowerCase())).map((street) => ({
    id: street,
    text: street,
    detail: '50735 Köln',
  }));

export function Component() {
  const { t, i18n } = useTranslation('playground');
  const names = new Intl.DisplayNames(i18n.language, { type: 'region' });
  const countries = CODES.map((id) => ({ id, text: names.of(id) ?? id })).sort((a, b) => a.text.localeCompare(b.text));
  return (
    <States>
      <State name="search here">
        <Example label={t('combobox.country')} items={countries} start="DE" autoComplete="off" />
      </State>
      <State name="search caller">
        <Addresses />
      </State>
      <State name="empty aria-invalid">
        <Example label={t('combobox.nationality')} items={countries} aria-invalid />
      </State>
      <State name="disabled">
        <Example label={t('combobox.birthplace')} items={countries} start="AT" disabled />
      </State>
      <State name="in a dialog, with what else opens">
        <InDialog items={countries} />
      </State>
    </States>
  );
}

type ExampleProps = Partial<ComboboxProps> & { label: string; items: readonly ComboboxItem[]; start?: string };

function Example({ label, start, ...props }: ExampleProps) {
  const { t, i18n } = useTranslation('playground');
  const [value, setValue] = useState(start ?? null);
  const id = useId();
  return (
    <div>
      <label id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <Combobox
        {...props}
        id={id}
        aria-labelledby={`${id}-label`}
        value={value}
        onChange={(item) => setValue(item?.id ?? null)}
        locale={i18n.language === 'en' ? 'en' : 'de'}
        labels={{
          open: t('combobox.open', { label }),
          loading: t('combobox.loading'),
          empty: t('combobox.empty'),
        }}
      />
      <output>{value}</output>
    </div>
  );
}

function Addresses() {
  const { t } = useTranslation('playground');
  const [text, setText] = useState('');
  const [found, setFound] = useState({ text: '', items: find('') });
  useEffect(() => {
    const timer = setTimeout(() => setFound({ text, items: find(text) }), 500);
    return () => clearTimeout(timer);
  }, [text]);
  const loading = found.text !== text;
  return (
    <Example
      label={t('combobox.address')}
      search="caller"
      items={loading ? [] : found.items}
      loading={loading}
      onSearch={setText}
    />
  );
}

/**
 * Everything that opens a list, menu or calendar, inside a dialog that is less tall than they are.
 */
function InDialog({ items }: { items: readonly ComboboxItem[] }) {
  const { t } = useTranslation('playground');
  const [open, setOpen] = useState(false);
  const [action, setAction] = useState('');
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('combobox.person')}</Button>
      {open && (
        <Dialog title={t('combobox.person')} closeLabel={t('dialog.close')} onClose={() => setOpen(false)}>
          <Example label={t('combobox.country')} items={items} start="DE" />
          <Birthdate />
          <div>
            <Menu
              trigger={(props) => <Button {...props}>{t('combobox.more')}</Button>}
              actions={(['print', 'share'] as const).map((id) => ({ id, label: t(`menu.${id}`) }))}
              onAction={setAction}
            />
            <output>{action}</output>
          </div>
        </Dialog>
      )}
    </>
  );
}

function Birthdate() {
  const { t, i18n } = useTranslation('playground');
  const [value, setValue] = useState('1985-11-06');
  const label = t('date-picker.birthdate');
  return (
    <DatePicker
      aria-label={label}
      value={value}
      onChange={setValue}
      locale={i18n.language === 'en' ? 'en' : 'de'}
      labels={useDateLabels(label)}
    />
  );
}
