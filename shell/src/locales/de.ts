// One chunk: what the frame says, and what every page does.
export { default as pages } from '@paddock/pages/texts/de.json';
export { default as shell } from './de.json';
