// Makes the phone's pages open without network, where the browser can; other pages are not touched.

const scope = '/web/judge';

export function registerPhoneWorker(): void {
  // `Partial`: pages without TLS have none. In a frame the page belongs to the site around it.
  const { serviceWorker }: Partial<Pick<Navigator, 'serviceWorker'>> = navigator;
  if (!import.meta.env.PROD || serviceWorker === undefined) return;
  if (window.top !== window) return;
  const register = () => {
    serviceWorker.register('/phone-worker.js', { scope, updateViaCache: 'none' }).catch(() => {
      // The page works as well, only not without network.
    });
  };
  // After the page itself: a hall's network is slow.
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
