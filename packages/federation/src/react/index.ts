export { GiveUp, type GiveUpProps, type GiveUpTexts } from './give-up.tsx';
export { RemoteBoundary, type RemoteBoundaryProps } from './remote-boundary.tsx';
export { useRemote } from './use-remote.ts';
