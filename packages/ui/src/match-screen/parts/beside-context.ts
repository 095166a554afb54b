'use client';
// Whether the picture stands beside a panel that says already whose evening and whose score it is.
import { createContext } from 'react';

export const BesideContext = createContext(false);
