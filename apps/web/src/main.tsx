import '@fontsource-variable/inter';
import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import './ui/global.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { startLanguages } from './lib/languages/start-languages.ts';
import { watchPrinting } from './lib/printing/printing.ts';
import { reloadAfterDeployment } from './lib/reload-after-deployment.ts';

reloadAfterDeployment();
watchPrinting();
const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root element');
await startLanguages();
createRoot(root).render(<App />);
