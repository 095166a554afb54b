'use client';
// The texts of the desk's page 嵌入. A file of its own, because few visits to the desk open that page.
import { useArea } from './use-area.ts';
import { embedding } from './zh-CN/embedding.ts';

export const useEmbeddingMessages = () => useArea('embedding', embedding);
