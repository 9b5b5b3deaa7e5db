const key = 'waybill.reloadedAt';
const notAgainFor = 60_000;

/**
 * Code that cannot be loaded while the server answers was replaced by a newer version: the page is loaded again at the
 * same address, once. If that does not help, or there is no network, the part that needs the code shows an error.
 */
export function reloadAfterDeployment(): void {
  let isAsking = false;
  window.addEventListener('vite:preloadError', () => {
    // Several pieces of code may fail at once.
    if (isAsking) return;
    isAsking = true;
    void reloadOnce().finally(() => {
      isAsking = false;
    });
  });
}

async function reloadOnce(): Promise<void> {
  if (Date.now() - Number(sessionStorage.getItem(key) ?? 0) < notAgainFor) return;
  const answer = await fetch('/', { cache: 'no-store' }).catch(() => undefined);
  if (!answer?.ok) return;
  sessionStorage.setItem(key, String(Date.now()));
  window.location.reload();
}
