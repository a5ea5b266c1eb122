import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeRegistration, show } from '../../testing/show.ts';

const ANSWERS = {
  Benutzername: 'erika85',
  'E-Mail-Adresse': 'erika@example.org',
  'E-Mail-Adresse wiederholen': 'erika@example.org',
  Geburtsdatum: '12.04.1985',
  Passwort: 'Rennen-2026!',
  'Passwort wiederholen': 'Rennen-2026!',
};
const PERSON = {
  Vorname: 'Erika',
  Nachname: 'Beispiel',
  Geburtsname: 'Muster',
  Geburtsort: 'Bonn',
  Staatsangehörigkeit: '276',
};

function fill(answers: Record<string, string>): void {
  for (const [name, value] of Object.entries(answers)) {
    fireEvent.change(screen.getByLabelText(name), { target: { value } });
    fireEvent.blur(screen.getByLabelText(name));
  }
}

async function goOn(next: string): Promise<void> {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Weiter' })));
  await screen.findByRole('heading', { level: 2, name: next });
}

const lists = () =>
  ['Land für Handynummer', 'Adresse suchen'].flatMap((name) =>
    screen.queryAllByRole('combobox', { name, hidden: true }),
  );

// In a separate file: a list that another test loaded would already be there.
test('[REGSTART-14] [REGMOBILE-10] the lists of the address are loaded with its step', async () => {
  fakeRegistration();
  await show('/register/v3/start');
  await screen.findByLabelText('Benutzername');
  fill(ANSWERS);
  await goOn('Person');
  fireEvent.click(await screen.findByLabelText('Frau'));
  fill(PERSON);
  await vi.dynamicImportSettled();
  expect(lists()).toEqual([]);
  await goOn('Adresse');
  await waitFor(() => expect(lists()).toHaveLength(2));
  const countries = screen.getByLabelText<HTMLSelectElement>('Land für Handynummer');
  expect([...countries.options].map(({ value }) => value)).toEqual(['DE', 'AT']);
});
