export { RemoteBoundary } from './remote-boundary.tsx';
