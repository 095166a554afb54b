export { chooseAddress } from './chosen-address.ts';
export { type ChosenAddress, isLoopback, typedAddress } from './hall-address.ts';
export { type HallAddressInUse, useHallAddress } from './use-hall-address.ts';
