import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

// Vue leaves these tags to the browser.
const isCustomElement = (tag) => tag.startsWith('liangfen-');

export default defineConfig({
  plugins: [vue({ template: { compilerOptions: { isCustomElement } } })],
});
