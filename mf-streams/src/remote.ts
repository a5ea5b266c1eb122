import type { RemoteModule } from '@paddock/host';
import { LivestreamPanel } from './livestream/livestream.panel.tsx';
import { RaceArchiveSlot } from './race-archive/race-archive.slot.tsx';
import { RaceStreamSlot } from './race-stream/race-stream.slot.tsx';
import { paths } from './routes.ts';

const lazyOpenStream = () => import('./open-stream/open-stream.route.tsx');

export default {
  routes: [
    { path: paths.openStream, lazy: lazyOpenStream, handle: { layout: 'empty' } },
    { path: paths.openStreamOf, lazy: lazyOpenStream, handle: { layout: 'empty' } },
  ],
  panels: { livestream: LivestreamPanel },
  slots: { 'race.stream': RaceStreamSlot, 'race.archive': RaceArchiveSlot },
  messages: { de: () => import('./locales/de.json'), en: () => import('./locales/en.json') },
} satisfies RemoteModule;
