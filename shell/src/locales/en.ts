// One chunk: the texts of the frame and of the parts that every page uses.
export { default as pages } from '@paddock/pages/texts/en.json';
export { default as shell } from './en.json';
