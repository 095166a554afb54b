// Makes the phone's pages open without network, where the browser can; other pages are not touched.

const scope = '/web/judge';
const worker = '/phone-worker.js';
/** The worker fetches files for later; a first visit needs the hall's network for the seat and the show. */
const afterLoadMs = 2_500;

export function registerPhoneWorker(): void {
  // `Partial`: pages without TLS have none. In a frame the page belongs to the site around it.
  const { serviceWorker }: Partial<Pick<Navigator, 'serviceWorker'>> = navigator;
  if (!import.meta.env.PROD || serviceWorker === undefined) return;
  if (window.top !== window) return;
  const register = () => {
    serviceWorker.register(workerAddress(), { scope, updateViaCache: 'none' }).catch(() => {
      // The page works as well, only not without network.
    });
  };
  const soon = () => setTimeout(register, afterLoadMs);
  if (document.readyState === 'complete') soon();
  else window.addEventListener('load', soon, { once: true });
}

/** Returns the worker's address in the form that Trusted Types ask for. */
function workerAddress(): string {
  const policy = window.trustedTypes?.createPolicy('liangfen-phone-worker', {
    createScriptURL: (_address: string) => worker,
  });
  return policy?.createScriptURL(worker) ?? worker;
}
