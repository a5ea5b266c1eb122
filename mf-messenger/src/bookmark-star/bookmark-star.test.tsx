import { useAlerts } from '@paddock/host';
import { accepted, customer, fakeApi, logInForTest, refused, showPiece } from '@paddock/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import remote from '../remote.ts';
import { bookmark } from '../testing/fixtures.ts';
import { BOOKMARKS, startMessenger } from '../testing/show-messenger.tsx';

const { 'race.bookmark': Star } = remote.slots;
const SET = `POST ${BOOKMARKS}`;

beforeEach(() => {
  startMessenger();
  useAlerts.setState({ alerts: [], past: [] });
});

async function show(answers: Record<string, unknown>) {
  const faked = fakeApi({ '/api/v1/customer/me': customer(), ...answers });
  await logInForTest();
  await showPiece('mf-messenger', remote, <Star raceId={7} />);
  const star = await screen.findByRole('button', { name: 'Rennen merken' });
  await waitFor(() => expect(star.getAttribute('aria-busy')).not.toBe('true'));
  return { ...faked, star };
}
const isPressed = (star: HTMLElement) => star.getAttribute('aria-pressed') === 'true';

describe('the star of a race', () => {
  test('[STAR-1] marks the race, and takes the mark away', async () => {
    const { answers, sent, star } = await show({ [BOOKMARKS]: [bookmark({ id: 4, race_id: 9 })] });
    expect(isPressed(star)).toBe(false);
    answers[SET] = () => {
      answers[BOOKMARKS] = [bookmark()];
      return accepted(bookmark());
    };
    fireEvent.click(star);
    await waitFor(() => expect(isPressed(star)).toBe(true));
    expect(sent(SET)).toEqual([{ race_id: 7 }]);
    answers[`DELETE ${BOOKMARKS}/5`] = () => {
      answers[BOOKMARKS] = [];
      return accepted({ deleted: true });
    };
    fireEvent.click(star);
    await waitFor(() => expect(isPressed(star)).toBe(false));
  });

  test('[STAR-4] says nothing if another tab has taken the mark away', async () => {
    const { answers, star } = await show({ [BOOKMARKS]: [bookmark()] });
    answers[`DELETE ${BOOKMARKS}/5`] = () => {
      answers[BOOKMARKS] = [];
      return refused(404, 'not_found');
    };
    fireEvent.click(star);
    await waitFor(() => expect(isPressed(star)).toBe(false));
    expect(useAlerts.getState().alerts).toEqual([]);
  });

  test('[STAR-2] is not there for a visitor, and asks for nothing', async () => {
    const { asked } = fakeApi({});
    await showPiece('mf-messenger', remote, <Star raceId={7} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(asked).toEqual([]);
  });

  test.each([
    ['list_full', 409, /Merkliste ist voll/],
    ['down', 503, /konnte nicht geändert werden/],
  ])('[STAR-3] stays as it is after %s, and says why', async (code, status, words) => {
    const { star } = await show({ [BOOKMARKS]: [], [SET]: () => refused(status, code) });
    fireEvent.click(star);
    await waitFor(() =>
      expect(useAlerts.getState().alerts.map(({ message }) => message)).toEqual([expect.stringMatching(words)]),
    );
    expect(isPressed(star)).toBe(false);
  });
});
