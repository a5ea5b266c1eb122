import type { RemoteModule } from '@paddock/host';
import { LivestreamPanel } from './livestream/livestream.panel.tsx';
import { RaceStreamSlot } from './race-stream/race-stream.slot.tsx';

export default {
  panels: { livestream: LivestreamPanel },
  slots: { 'race.stream': RaceStreamSlot },
  messages: { de: () => import('./locales/de.json'), en: () => import('./locales/en.json') },
} satisfies RemoteModule;
