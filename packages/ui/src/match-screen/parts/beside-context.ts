'use client';
// Whether the picture stands beside a panel that already names the evening and the act.
import { createContext } from 'react';

export const BesideContext = createContext(false);
