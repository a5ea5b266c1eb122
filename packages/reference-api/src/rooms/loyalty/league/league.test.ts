import { afterEach, expect, test } from 'vitest';
import { createTestApi } from '../../../../test/rigs/ask.ts';
import { earnPoints } from '../earn-points.ts';
import { generatedNicknames } from './generated-players.ts';

let api = createTestApi('2026-11-21T12:00:00Z');
afterEach(async () => {
  await api.close();
  api = createTestApi('2026-11-21T12:00:00Z');
});

const enroll = (as: 'active' | 'other' | 'unenrolled' | 'provisional', nickname: string) =>
  api.call('enrollLeague', { as, body: { nickname } });

const earn = async (as: 'active', stake: number, reference: string) => {
  const { id: customerId } = (await api.call('getMe', { as })).data;
  const database = await api.database();
  await database
    .transaction()
    .execute((transaction) =>
      earnPoints(transaction, { customerId, stake, reference, placedAt: api.now(), at: api.now() }),
    );
};

test('[SEASON-1] a season is a month in Berlin: the next, the running and the last ones are shown', async () => {
  const { data } = await api.call('getLeagueCampaigns');
  expect(data.map(({ id, status }) => [id, status])).toEqual([
    [202612, 'upcoming'],
    [202611, 'running'],
    [202610, 'finished'],
    [202609, 'finished'],
    [202608, 'finished'],
  ]);
  expect(data[1]).toMatchObject({
    title: 'Wettstarliga November 2026',
    starts_at: '2026-10-31T23:00:00.000Z',
    ends_at: '2026-11-30T23:00:00.000Z',
  });
  api.setNow('2026-11-30T23:00:00Z');
  expect((await api.call('getLeagueCampaigns')).data[1]).toMatchObject({ id: 202612, status: 'running' });
});

test('[SEASON-2] wettstars that bets earned in a season rank a customer in it', async () => {
  await earn('active', 100_000, 'test:1');
  const before = await api.call('getLeagueStatus', { as: 'active' });
  expect(before.data).toEqual({ campaign_id: 202611, enrolled: false, nickname: null, rank: null, points: 0 });
  const joined = await api.call('enrollLeague', { as: 'active', body: { nickname: 'Finishfee' } });
  expect(joined.data).toMatchObject({ enrolled: true, nickname: 'Finishfee', points: 1_000 });
  await earn('active', 900_000, 'test:2');
  const { data, pagination } = await api.call('getLeagueRankings', { as: 'active', query: { pagination: 5 } });
  expect(data[0]).toMatchObject({ rank: 1, nickname: 'Finishfee', points: 10_000, is_me: true });
  expect(pagination?.total).toBe(generatedNicknames.length + 1);
  const points = data.map((player) => player.points);
  expect(points).toEqual(points.toSorted((a, b) => b - a));
  expect((await api.call('getLeagueRankings')).data[0]).toMatchObject({ nickname: 'Finishfee', is_me: false });
});

test('[SEASON-2] a new season begins at 0, and the old one keeps its ranking', async () => {
  await enroll('active', 'Finishfee');
  await earn('active', 1_000_000, 'test:1');
  api.setNow('2026-12-02T12:00:00Z');
  expect((await api.call('getLeagueStatus', { as: 'active' })).data).toMatchObject({ campaign_id: 202612, points: 0 });
  const old = await api.call('getLeagueRankings', { query: { campaign_id: 202611 } });
  expect(old.data[0]).toMatchObject({ nickname: 'Finishfee', points: 10_000 });
  expect((await api.call('getLeagueRankings', { query: { campaign_id: 202613 } })).status).toBe(404);
  expect((await api.call('getLeagueRankings', { query: { campaign_id: 202703 } })).status).toBe(404);
});

test('[SEASON-3] a nickname is unique, whatever its capitals, and kept', async () => {
  expect((await enroll('active', 'Finishfee')).status).toBe(200);
  expect((await enroll('active', 'Finishfee')).status).toBe(200);
  expect((await enroll('active', 'Anders')).code).toBe('league_already_enrolled');
  expect((await enroll('other', 'FINISHFEE')).code).toBe('nickname_taken');
  expect((await enroll('other', 'zielFOTO')).code).toBe('nickname_taken');
  expect((await enroll('other', '<b>')).status).toBe(400);
  expect((await enroll('other', 'Zweiter')).status).toBe(200);
});

test('[SEASON-3] the league is for members of the bonus programme with a complete registration', async () => {
  expect((await enroll('unenrolled', 'Finishfee')).code).toBe('loyalty_not_enrolled');
  expect((await enroll('provisional', 'Finishfee')).code).toBe('check_registration');
});

test('[SEASON-1] the tracks of the league are those of today', async () => {
  const meetings = (await api.call('getMeetings')).data;
  const { data } = await api.call('getLeagueTracks');
  expect(data.map(({ meeting_id }) => meeting_id)).toEqual(meetings.map(({ id }) => id));
});
