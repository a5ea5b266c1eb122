import { usePanels } from '@paddock/host';
import { expectWhole } from '@paddock/testing';
import { beforeEach, expect, test } from 'vitest';
import config from '../remote.config.ts';
import remote from './remote.ts';
import { useStreamLink } from './shared/stream-link.ts';

beforeEach(() => {
  useStreamLink.setState({ link: null });
  usePanels.getState().close();
});

test('[STREAM-1] the module gives what is claimed, and nothing else', () => expectWhole(config, remote));

test('[STREAM-4] the message stream.watch opens the livestream panel with the stream', () => {
  remote.takes['stream.watch']({ kind: 'race', id: '815', country: 'FRA' });
  expect(usePanels.getState().open).toEqual(['livestream']);
  expect(useStreamLink.getState().link).toEqual({ kind: 'race', id: '815', country: 'FRA' });
});

test.each([{}, { kind: 'film', id: '7' }, { kind: 'race', id: '../me' }])(
  '[STREAM-5] a message that asks for no possible stream (%o) opens nothing',
  (data) => {
    remote.takes['stream.watch'](data);
    expect(usePanels.getState().open).toEqual([]);
    expect(useStreamLink.getState().link).toBeNull();
  },
);

test('[LIVE-24] [LIVE-25] the livestream panel has the rules of core §2, and opens on the query parameters of a stream', () => {
  expect(config.panels).toMatchObject([
    {
      name: 'livestream',
      rules: {
        hidden: [['nonBurger', 'mobile'], ['emptyLayout']],
        independent: true,
        requiresLogin: true,
        stays: true,
      },
      opensOn: ['stream_id', 'stream_archive_id', 'stream_race_id', 'stream_track'],
    },
  ]);
});
