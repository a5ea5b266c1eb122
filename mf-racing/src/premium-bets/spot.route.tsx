import { createPremiumRoute } from './create-premium-route.tsx';

const route = createPremiumRoute('spot');
export const loader = route.loader;
export const Component = route.Component;
