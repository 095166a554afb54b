'use client';
// The words that stand on every picture, set once for all.
import { createContext } from 'react';

export const EventContext = createContext({ name: '', rehearsal: false });
