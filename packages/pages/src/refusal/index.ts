export { type Checkpoint, openCheckpoints, type ServerRefusal, type WayOn } from './refusal.model.ts';
export { RefusalBox } from './refusal-box.tsx';
export { useRefusalWords } from './use-refusal-words.ts';
export { WayOnButton } from './way-on-button.tsx';
