export { FindingOut } from './finding-out.tsx';
export { newSubject, useSendsAbout } from './sends-about.ts';
