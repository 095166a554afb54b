'use client';
// Loads the sponsors' logos before any of them is shown; one that fails is asked for again, and its name stands for it.
import type { Sponsor } from '@liangfen/sdk/schema';
import { useEffect, useState } from 'react';
import { cssUrl } from '../../theme/look.ts';
import { isPaleOnNothing } from './plate.ts';

export interface LoadedLogo {
  /** Width by height. */
  readonly shape: number;
  /** Made for a dark ground: white on nothing. */
  readonly pale: boolean;
}

/** Every logo that is there; null for one that did not come. */
type Loaded = ReadonlyMap<string, LoadedLogo | null>;

export interface Logos {
  /** All have come or failed, or enough time has passed: nobody waits for a slow one. */
  readonly settled: boolean;
  /** Null: there is no picture to show. */
  readonly logoOf: (sponsor: Sponsor) => LoadedLogo | null;
}

const patienceMs = 4_000;
const againMs = 30_000;
const none: Loaded = new Map();

export function useLogos(sponsors: readonly Sponsor[]): Logos {
  const [loaded, setLoaded] = useState(none);
  const [late, setLate] = useState(false);
  const [round, setRound] = useState(0);
  const urls = [...new Set(sponsors.flatMap(({ logo }) => (isPicture(logo) ? [logo] : [])))];
  const list = urls.join(' ');
  const missing = urls.filter((url) => loaded.get(url) == null).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for again once in a round, not whenever one comes
  useEffect(() => {
    let left = false;
    const images = missing === '' ? [] : missing.split(' ').map((url) => load(url, tell));
    function tell(url: string, logo: LoadedLogo | null) {
      if (!left) setLoaded((known) => new Map(known).set(url, logo));
    }
    const patience = setTimeout(() => setLate(true), patienceMs);
    const again = setTimeout(() => setRound((rounds) => rounds + 1), againMs);
    return () => {
      left = true;
      for (const image of images) image.onload = image.onerror = null;
      clearTimeout(patience);
      clearTimeout(again);
    };
  }, [list, round]);
  return {
    settled: late || urls.every((url) => loaded.has(url)),
    logoOf: ({ logo }) => (logo === null ? null : (loaded.get(logo) ?? null)),
  };
}

function isPicture(logo: string | null): logo is string {
  return logo !== null && cssUrl(logo) !== null;
}

function load(url: string, tell: (url: string, logo: LoadedLogo | null) => void): HTMLImageElement {
  const image = new Image();
  image.onload = () => {
    const { naturalWidth, naturalHeight } = image;
    const shape = naturalWidth / naturalHeight;
    tell(url, naturalHeight > 0 ? { shape, pale: isPale(image) } : null);
  };
  image.onerror = () => tell(url, null);
  image.src = url;
  return image;
}

const looked = 24;

/** Nearly all that is painted is nearly white, and much is not painted at all. */
function isPale(image: HTMLImageElement): boolean {
  try {
    const canvas = document.createElement('canvas');
    canvas.width = looked;
    canvas.height = looked;
    const context = canvas.getContext('2d');
    if (context === null) return false;
    context.drawImage(image, 0, 0, looked, looked);
    const { data } = context.getImageData(0, 0, looked, looked);
    return isPaleOnNothing(data);
  } catch {
    // The logo is from another site, as on a page that embeds a screen: the browser hides its pixels.
    return false;
  }
}
