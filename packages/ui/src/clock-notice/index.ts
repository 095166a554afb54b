// What panel and desk use of the notice about the server's clock.
export { useClockNotice } from './use-clock-notice.ts';
