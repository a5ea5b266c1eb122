import { CodeField, IbanField, MoneyField, PasswordField, TextField } from '@paddock/forms';
import { dropDrafts, returnDrafts } from '@paddock/forms/drafts';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { nullable, number, object, optional, string } from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { field, pass, send, showForm, type } from '../testing/show-form.tsx';
import { createDraftStore, DRAFT_DEBOUNCE_MS, DRAFT_MAX_AGE_MS } from './draft-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const KEY = 'formkit-contact';
const kept = () => JSON.parse(sessionStorage.getItem(KEY) ?? 'null')?.data;

const contact = {
  draft: 'contact',
  schema: object({
    name: string(),
    stake: nullable(number()),
    password: string(),
    iban: string(),
    code: string(),
    unseen: optional(string(), ''),
  }),
  defaultValues: { name: '', stake: null, password: '', iban: '', code: '', unseen: '' },
  children: (
    <>
      <TextField name="name" label="Name" />
      <MoneyField name="stake" label="Stake" />
      <PasswordField name="password" label="Password" />
      <IbanField name="iban" label="IBAN" />
      <CodeField name="code" label="Code" />
    </>
  ),
};

describe('[DRAFT-1] [DRAFT-2] [DRAFT-3] a draft', () => {
  test('is kept 200 ms after the last change, under formkit and the group name', async () => {
    await showForm(contact);
    type('Name', 'An');
    await pass(DRAFT_DEBOUNCE_MS - 1);
    type('Name', 'Anna');
    await pass(DRAFT_DEBOUNCE_MS - 1);
    expect(sessionStorage.length).toBe(0);
    await pass(1);
    expect(kept()).toEqual({ name: 'Anna' });
    expect([DRAFT_DEBOUNCE_MS, DRAFT_MAX_AGE_MS]).toEqual([200, 300_000]);
  });

  test('comes back with the form, which says so and has unsaved work', async () => {
    const { leave } = await showForm(contact);
    type('Name', 'Anna');
    type('Stake', '12,5');
    await pass(200);
    leave();
    const onDirtyChange = vi.fn();
    await showForm({ ...contact, onDirtyChange });
    expect([field('Name').value, field('Stake').value]).toEqual(['Anna', '12.50']);
    expect(screen.getByRole('status').textContent).toBe('We have filled in what you entered earlier.');
    expect(onDirtyChange).toHaveBeenCalledWith(true);
  });

  test('can be discarded', async () => {
    createDraftStore('contact').write({ name: 'Anna' });
    await showForm(contact);
    fireEvent.click(screen.getByRole('button', { name: 'Start over' }));
    await pass(1_000);
    expect(field('Name').value).toBe('');
    expect(screen.queryByRole('status')).toBeNull();
    expect(sessionStorage.length).toBe(0);
  });

  test.each([
    [DRAFT_MAX_AGE_MS - 1, 'Anna'],
    [DRAFT_MAX_AGE_MS, ''],
  ])('after %d ms shows %j', async (age, name) => {
    createDraftStore('contact').write({ name: 'Anna' });
    vi.setSystemTime(Date.now() + age);
    await showForm(contact);
    expect(field('Name').value).toBe(name);
  });

  test('is cleared on submit, and stays when the form is not taken', async () => {
    const onSubmit = vi.fn().mockRejectedValueOnce({ kind: 'network' }).mockResolvedValueOnce(undefined);
    await showForm({ ...contact, onSubmit });
    type('Name', 'Anna');
    await pass(200);
    await send();
    expect(kept()).toEqual({ name: 'Anna' });
    await send();
    expect(sessionStorage.length).toBe(0);
    await pass(1_000);
    expect(sessionStorage.length).toBe(0);
  });

  test('is also kept by who leaves before 200 ms have passed', async () => {
    const { leave } = await showForm(contact);
    type('Name', 'Anna');
    leave();
    expect(kept()).toEqual({ name: 'Anna' });
  });

  test('is also kept when the page goes', async () => {
    await showForm(contact);
    type('Name', 'Anna');
    fireEvent(window, new Event('pagehide'));
    expect(kept()).toEqual({ name: 'Anna' });
  });

  test('is none when nothing was changed, or no group is named', async () => {
    await showForm(contact);
    type('Name', 'Anna');
    type('Name', '');
    await pass(200);
    expect(sessionStorage.length).toBe(0);
    cleanup();
    await showForm({ ...contact, draft: undefined });
    type('Name', 'Anna');
    await pass(200);
    expect(sessionStorage.length).toBe(0);
  });
});

describe('[DRAFT-6] [DRAFT-7] when the drafts are dropped', () => {
  test('none is left, and other values of the tab stay', async () => {
    createDraftStore('contact').write({ name: 'Anna' });
    createDraftStore('payin').write({ stake: 7 });
    sessionStorage.setItem('other', '1');
    dropDrafts();
    expect({ ...sessionStorage }).toEqual({ other: '1' });
  });

  test('a form on screen starts anew, and has no unsaved work', async () => {
    const onDirtyChange = vi.fn();
    await showForm({ ...contact, onDirtyChange });
    type('Name', 'Anna');
    type('Password', 'Geheim-1234');
    await pass(200);
    act(() => void dropDrafts());
    expect([field('Name').value, field('Password').value]).toEqual(['', '']);
    expect(onDirtyChange).toHaveBeenLastCalledWith(false);
  });

  test('what was typed in the last 200 ms does not come back', async () => {
    const { leave } = await showForm(contact);
    type('Name', 'Anna');
    act(() => void dropDrafts());
    await pass(200);
    leave();
    expect(sessionStorage.length).toBe(0);
  });

  test('[DRAFT-8] they can be returned, and a newer one stays', () => {
    createDraftStore('contact').write({ name: 'Anna' });
    createDraftStore('payin').write({ stake: 7 });
    const dropped = dropDrafts();
    createDraftStore('payin').write({ stake: 9 });
    returnDrafts(dropped);
    expect(createDraftStore('contact').read()).toEqual({ name: 'Anna' });
    expect(createDraftStore('payin').read()).toEqual({ stake: 9 });
  });

  test('a storage that throws does not matter', async () => {
    await showForm(contact);
    type('Name', 'Anna');
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    act(() => void dropDrafts());
    expect(field('Name').value).toBe('');
  });
});

describe('[DRAFT-4] a draft never has', () => {
  test.each([
    ['a password', 'Password', 'Geheim-1234'],
    ['an IBAN', 'IBAN', 'DE89370400440532013000'],
    ['a code', 'Code', '123456'],
  ])('%s', async (_, label, secret) => {
    await showForm(contact);
    type(label, secret);
    type('Name', 'Anna');
    await pass(200);
    expect(kept()).toEqual({ name: 'Anna' });
    expect(sessionStorage.getItem(KEY)).not.toContain(secret);
  });

  test('anything beside a secret of the same group, nor what no field asked for', async () => {
    await showForm({
      draft: 'contact',
      schema: object({ bank: object({ owner: string(), iban: string() }), name: string(), hidden: string() }),
      defaultValues: { bank: { owner: '', iban: '' }, name: '', hidden: 'x' },
      children: (
        <>
          <TextField name="bank.owner" label="Owner" />
          <IbanField name="bank.iban" label="IBAN" />
          <TextField name="name" label="Name" />
        </>
      ),
    });
    type('Owner', 'Anna');
    type('IBAN', 'DE89');
    type('Name', 'Anna');
    await pass(200);
    expect(kept()).toEqual({ name: 'Anna' });
  });
});

test('[FORMS-10] what a draft has of a step that was not shown yet stays in it', async () => {
  createDraftStore('contact').write({ unseen: 'of a later step' });
  await showForm(contact);
  type('Name', 'Anna');
  await pass(200);
  expect(kept()).toEqual({ name: 'Anna', unseen: 'of a later step' });
});

describe('[DRAFT-5] the form goes on', () => {
  const use = async () => {
    await showForm(contact);
    type('Name', 'Anna');
    await pass(200);
    await send();
    return field('Name').value;
  };

  test.each(['getItem', 'setItem', 'removeItem'] as const)('when %s throws', async (method) => {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(await use()).toBe('Anna');
  });

  test('when there is no storage at all', async () => {
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(await use()).toBe('Anna');
  });

  test.each([
    'no json',
    '7',
    '{"expires":"never","data":{}}',
    `{"expires":${Number.MAX_SAFE_INTEGER},"data":null}`,
    `{"expires":${Number.MAX_SAFE_INTEGER},"data":{"name":{"a":1},"stake":[],"other":"x"}}`,
  ])('when it holds %s', async (stored) => {
    sessionStorage.setItem(KEY, stored);
    await showForm(contact);
    expect([field('Name').value, field('Stake').value]).toEqual(['', '']);
    expect(screen.queryByRole('status')).toBeNull();
  });
});
