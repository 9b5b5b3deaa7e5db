import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunks } from './chunks.ts';
import { compressFiles } from './compress-files.ts';
import { earlyFrame } from './early-frame.ts';
import { leanContract } from './lean-contract.ts';

const server = process.env.WAYBILL_SERVER ?? 'http://127.0.0.1:8080';
const proxied = { target: server, changeOrigin: false, ws: true };

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), leanContract(), earlyFrame(), compressFiles()],
  build: {
    target: 'es2022',
    sourcemap: false,
    chunkSizeWarningLimit: 800,
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
  server: { host: '127.0.0.1', proxy: { '/aiparcelweb': proxied, '/aiparcelreports': proxied, '/aichatbot': proxied } },
});
