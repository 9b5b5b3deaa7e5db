import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunks } from './build/chunks.ts';
import { compressFiles } from './build/compress-files.ts';
import { earlyFrame } from './build/early-frame.ts';
import { leanColumns } from './build/lean-columns.ts';
import { leanContract } from './build/lean-contract.ts';
import { stillCharts } from './build/still-charts.ts';

const server = process.env.WAYBILL_SERVER ?? 'http://127.0.0.1:8080';
const proxied = { target: server, changeOrigin: false, ws: true };

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), leanContract(), leanColumns(), stillCharts(), earlyFrame(), compressFiles()],
  build: {
    target: 'es2022',
    sourcemap: false,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 800,
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
  server: { host: '127.0.0.1', proxy: { '/aiparcelweb': proxied, '/aiparcelreports': proxied, '/aichatbot': proxied } },
});
