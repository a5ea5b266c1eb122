import { usePanels } from '@paddock/host';
import { provideShellServices } from '@paddock/host/shell';
import { accepted, customer, fakeApi, logInForTest, refused } from '@paddock/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { leagueCampaign, leagueRanking } from '../testing/fixtures.ts';
import { show } from '../testing/show.ts';

const RANKINGS = '/api/v1/league/rankings';
const ranking =
  (currentPage: number, ...rankings: ReturnType<typeof leagueRanking>[]) =>
  () =>
    accepted(rankings, { count: 1, total: 40, perPage: 20, currentPage, totalPages: 2, links: {} });
const answers = {
  '/api/v1/league/campaigns': [
    leagueCampaign(202612, 'upcoming'),
    leagueCampaign(202611, 'running'),
    leagueCampaign(202610, 'finished'),
  ],
  [RANKINGS]: ranking(1, leagueRanking(1, 'Rennbahnrita'), leagueRanking(2, 'Platzhirsch', true)),
  '/api/v1/league/tracks': [],
};
const names = async () => (await screen.findAllByRole('rowheader')).map(({ textContent }) => textContent.trim());

describe('the league', () => {
  test.each(['/liga', '/wettstarliga'])('[LEAGUE-1] %s shows the ranking of the running season', async (url) => {
    fakeApi(answers);
    await show(url);
    expect(await names()).toEqual(['Rennbahnrita', 'Platzhirsch Sie']);
    expect(await screen.findByText('01.11.2026 bis 30.11.2026')).toBeTruthy();
    const seasons = within(screen.getByRole('navigation', { name: 'Saison' })).getAllByRole('link');
    expect(seasons.map(({ textContent }) => textContent)).toEqual(['11/2026', '10/2026']);
    expect(seasons[0]?.getAttribute('aria-current')).toBe('page');
  });

  test('[LEAGUE-2] [LEAGUE-3] another season and another page are in the URL', async () => {
    const { asked } = fakeApi({
      ...answers,
      [`${RANKINGS}?campaign_id=202610`]: ranking(1, leagueRanking(1, 'Fliegerass')),
      [`${RANKINGS}?campaign_id=202610&page=2`]: ranking(2, leagueRanking(21, 'Hafersack')),
    });
    const { router } = await show('/liga');
    fireEvent.click(await screen.findByRole('link', { name: '10/2026' }));
    expect(await screen.findByRole('rowheader', { name: 'Fliegerass' })).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Weiter' }));
    expect(await screen.findByRole('rowheader', { name: 'Hafersack' })).toBeTruthy();
    expect(router.state.location.search).toBe('?season=202610&page=2');
    expect(asked).not.toContain(`${RANKINGS}?page=2`);
  });

  test('[LEAGUE-3] a page beyond the last does not say that nobody is ranked', async () => {
    fakeApi({ ...answers, [`${RANKINGS}?page=9`]: ranking(9) });
    await show('/liga?page=9');
    expect(await screen.findByText('Diese Seite gibt es nicht.')).toBeTruthy();
    expect(screen.queryByText('In dieser Saison hat noch niemand Punkte')).toBeNull();
  });

  test('[LEAGUE-5] asks a visitor to log in', async () => {
    fakeApi(answers);
    await show('/liga');
    fireEvent.click(screen.getByRole('button', { name: 'Anmelden' }));
    expect(usePanels.getState().isOpen('login')).toBe(true);
    usePanels.getState().close();
  });

  test.each([
    [{ enrolled: true, nickname: 'Hafersack', rank: 17, points: 1636 }, 'Hafersack: Platz 17 mit 1.636 Punkten'],
    [{ enrolled: false, nickname: null, rank: null, points: 0 }, 'Sie nehmen in dieser Saison noch nicht teil.'],
  ])('[LEAGUE-4] tells a customer: %j', async (status, text) => {
    fakeApi({
      ...answers,
      '/api/v1/customer/me': customer(),
      '/api/v1/league/status': { campaign_id: 202611, ...status },
    });
    await logInForTest();
    await show('/liga');
    expect(await screen.findByText(text)).toBeTruthy();
  });

  test('[LEAGUE-6] names the tracks whose races earn points today, which lead to their races', async () => {
    const track = { id: 203, name: 'Lindenau', country: 'DEU', meeting_id: 5, race_type: 'H', racecount: 8 };
    fakeApi({ ...answers, '/api/v1/league/tracks': [track] });
    await show('/liga');
    const tracks = within(await screen.findByRole('region', { name: 'Hier gibt es heute Punkte' }));
    const link = await tracks.findByRole('link', { name: 'Lindenau' });
    expect(link.getAttribute('href')).toBe('/races?meeting=5');
    expect(link.closest('li')?.textContent).toContain('8 Rennen');
  });
});

describe('joining the league', () => {
  const ENROLL = 'POST /api/v1/league/enroll';
  const status = { campaign_id: 202611, enrolled: false, nickname: null, rank: null, points: 0 };
  const enrolled = { ...status, enrolled: true, nickname: 'Finishfee', rank: 41 };

  async function showForm(answer: unknown) {
    onTestFinished(provideShellServices({ links: () => ({ loyalty: '/user/loyalty' }) }));
    const api = fakeApi({
      ...answers,
      '/api/v1/customer/me': customer(),
      '/api/v1/league/status': status,
      [ENROLL]: answer,
    });
    await logInForTest();
    await show('/liga');
    await screen.findByRole('form', { name: 'An der Liga teilnehmen' });
    return api;
  }

  const field = () => screen.getByLabelText<HTMLInputElement>('Spitzname');
  const join = (nickname: string) => {
    fireEvent.change(field(), { target: { value: nickname } });
    // Otherwise, the field validates the later typed text after the API has answered.
    fireEvent.blur(field());
    fireEvent.click(screen.getByRole('button', { name: 'Teilnehmen' }));
  };

  test('[LEAGUE-7] sends the nickname once, and shows the standing', async () => {
    const { sent } = await showForm(enrolled);
    join(' Finishfee ');
    const standing = await screen.findByText('Finishfee: Platz 41 mit 0 Punkten');
    await waitFor(() => expect(document.activeElement).toBe(standing));
    expect(sent(ENROLL)).toEqual([{ nickname: 'Finishfee' }]);
    expect(screen.queryByRole('form')).toBeNull();
  });

  test.each([
    ['Fe', /zwischen 3 und 20|3 bis 20/],
    ['Fin ish', 'Bitte nur Buchstaben, Ziffern, Unterstrich und Bindestrich.'],
  ])('[LEAGUE-8] %s is refused at the field, and nothing is sent', async (nickname, text) => {
    const { sent } = await showForm(enrolled);
    join(nickname);
    await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'));
    await screen.findAllByText(text);
    expect(sent(ENROLL)).toEqual([]);
  });

  test('[LEAGUE-8] a nickname that is taken is said at the field', async () => {
    await showForm(() => refused(409, 'nickname_taken', 'Dieser Spitzname ist vergeben.'));
    join('Zielfoto');
    await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'));
    await screen.findAllByText('Dieser Spitzname ist vergeben.');
    expect(field().value).toBe('Zielfoto');
  });

  test('[LEAGUE-9] a customer outside of the bonus programme is led there', async () => {
    await showForm(() => refused(409, 'loyalty_not_enrolled', 'Bitte nehmen Sie zuerst am Bonusprogramm teil.'));
    join('Finishfee');
    await screen.findByText('Bitte nehmen Sie zuerst am Bonusprogramm teil.');
    expect(screen.getByRole('link', { name: 'Zum Bonusprogramm' }).getAttribute('href')).toBe('/user/loyalty');
  });
});
