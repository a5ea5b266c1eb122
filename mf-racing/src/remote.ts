import type { RemoteModule } from '@paddock/host';
import { paths } from './routes.ts';

const lazyRaces = () => import('./races/races.route.tsx');
const lazyResults = () => import('./results/results.route.tsx');

export default {
  routes: [
    { path: paths.home, lazy: () => import('./home/home.route.tsx') },
    { path: paths.racesToday, lazy: lazyRaces },
    { path: paths.races, lazy: lazyRaces },
    { path: paths.race, lazy: () => import('./race-card/race-card.route.tsx') },
    { path: paths.resultsToday, lazy: lazyResults },
    { path: paths.results, lazy: lazyResults },
  ],
  messages: { de: () => import('./locales/de.json'), en: () => import('./locales/en.json') },
} satisfies RemoteModule;
