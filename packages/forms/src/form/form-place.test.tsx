import { Form } from '@paddock/forms';
import { createI18n } from '@paddock/i18n';
import { act, cleanup, render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { object } from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';

const { never } = vi.hoisted(() => ({ never: new Promise<never>(() => {}) }));
// The texts of forms, on a network that hangs.
vi.mock('../texts.ts', () => ({ addFormsTexts: () => never }));

afterEach(cleanup);

/** A number that grows with the height that a form keeps free. */
async function placeOf(...fields: string[]): Promise<number> {
  const { container } = await act(async () =>
    render(
      <I18nextProvider i18n={createI18n({ locale: 'de' })}>
        <Form
          schema={object({})}
          defaultValues={Object.fromEntries(fields.map((field) => [field, '']))}
          label="Form"
          onSubmit={() => {}}
        >
          <p>Fields</p>
        </Form>
      </I18nextProvider>,
    ),
  );
  const [place] = container.children;
  return Number.parseFloat((place as HTMLElement).style.blockSize.replace('calc(', ''));
}

test('[FORMS-19] a form keeps its place while its texts load, the more fields the more of it', async () => {
  const one = await placeOf('email');
  expect(one).toBeGreaterThan(0);
  expect(await placeOf('email', 'name', 'city')).toBeGreaterThan(one);
});
