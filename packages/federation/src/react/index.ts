export { RemoteBoundary, type RemoteBoundaryProps } from './remote-boundary.tsx';
