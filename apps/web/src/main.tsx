import '@fontsource-variable/inter';
import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import './ui/looks/global.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { startLanguages } from './lib/languages/start-languages.ts';
import { watchPrinting } from './lib/printing/printing.ts';

reloadAfterDeployment();
watchPrinting();
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root element');
await startLanguages();
createRoot(root).render(<App />);

const key = 'waybill.reloadedAt';
const notAgainFor = 60_000;

/**
 * Code that cannot be loaded while the server answers was replaced by a newer version: the page is loaded again at the
 * same address, once. If that does not help, or there is no network, the part that needs the code shows an error.
 */
function reloadAfterDeployment(): void {
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
