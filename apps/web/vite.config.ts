import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunks } from './build/chunks.ts';
import { compressFiles } from './build/compress-files.ts';
import { earlyFrame } from './build/early-frame.ts';
import { leanCharts } from './build/lean-charts.ts';
import { leanColumns } from './build/lean-columns.ts';
import { leanContract } from './build/lean-contract.ts';
import { noticeFile } from './build/notice.ts';
import { stillCharts } from './build/still-charts.ts';

const server = process.env.WAYBILL_SERVER ?? 'http://127.0.0.1:8080';
const proxied = { target: server, changeOrigin: false, ws: true };

/** The first page lists all files, and what is random in their names does not compress. The bundler takes no fewer. */
const hashed = 'assets/[name]-[hash:7]';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    leanContract(),
    leanColumns(),
    stillCharts(),
    leanCharts(),
    earlyFrame(),
    noticeFile(),
    compressFiles(),
  ],
  build: {
    target: 'es2022',
    sourcemap: false,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 800,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunks },
        chunkFileNames: `${hashed}.js`,
        assetFileNames: `${hashed}[extname]`,
      },
    },
  },
  server: { host: '127.0.0.1', proxy: { '/aiparcelweb': proxied, '/aiparcelreports': proxied, '/aichatbot': proxied } },
});
