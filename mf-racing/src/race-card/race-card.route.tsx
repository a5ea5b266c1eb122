import { createRaceRoute } from './create-race-route.tsx';

const route = createRaceRoute({ isClassic: false });
export const loader = route.loader;
export const Component = route.Component;
