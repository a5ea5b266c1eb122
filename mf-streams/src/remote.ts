import { type RemoteModule, routesOf } from '@paddock/host';
import { LivestreamPanel } from './livestream/livestream.panel.tsx';
import { pages } from './pages.ts';
import { RaceArchiveSlot } from './race-archive/race-archive.slot.tsx';
import { RaceStreamSlot } from './race-stream/race-stream.slot.tsx';
import { parseStreamMessage, watchStream } from './shared/stream-link.ts';

export default {
  routes: routesOf(pages),
  panels: { livestream: LivestreamPanel },
  slots: { 'race.stream': RaceStreamSlot, 'race.archive': RaceArchiveSlot },
  takes: { 'stream.watch': (data: object) => watchStream(parseStreamMessage(data)) },
  messages: { de: () => import('./locales/de.json'), en: () => import('./locales/en.json') },
} satisfies RemoteModule;
