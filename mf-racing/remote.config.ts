import { defineRemote } from '@paddock/host/remote-config';
import { paths } from './src/routes.ts';

export default defineRemote({
  name: 'mf-racing',
  claims: {
    routes: [
      { path: paths.home, module: './src/home/home.route.tsx', reads: ['/api/v1/races/next', '/api/v1/meetings'] },
      { path: paths.racesToday, module: './src/races/races.route.tsx', reads: ['/api/v1/meetings'] },
      { path: paths.races, module: './src/races/races.route.tsx', reads: ['/api/v1/meetings?date=:date'] },
      { path: paths.race, module: './src/race-card/race-card.route.tsx', reads: ['/api/v1/races/:id'] },
      { path: paths.resultsToday, module: './src/results/results.route.tsx', reads: ['/api/v1/results'] },
      { path: paths.results, module: './src/results/results.route.tsx', reads: ['/api/v1/results?date=:date'] },
    ],
    navigation: [
      { path: paths.home, label: { de: 'Start', en: 'Home' }, position: 10 },
      { path: paths.racesToday, label: { de: 'Rennen', en: 'Races' }, position: 20 },
      { path: paths.resultsToday, label: { de: 'Ergebnisse', en: 'Results' }, position: 30 },
    ],
  },
  messages: { de: './src/locales/de.json', en: './src/locales/en.json' },
});
