// The outputs for mixers and walls, loaded when an address asks for one.
export { ConnectedLayer } from './ConnectedLayer.tsx';
export { SafeAreas } from './SafeAreas.tsx';
export { TestCard } from './TestCard.tsx';
