import type { RemoteModule } from '@paddock/host';
import { TickerPanel } from './ticker/ticker.panel.tsx';

export default {
  panels: { ticker: TickerPanel },
  messages: { de: () => import('./locales/de.json'), en: () => import('./locales/en.json') },
} satisfies RemoteModule;
