// Whether a wall's large lights stand still: a machine without a graphics card cannot mix eight million pixels with moving ones.

/** A wall of 3840 × 1080 and everything smaller is mixed in time by two cores (decision 0360). */
const mostPixelsInTime = 4_200_000;

const drawnBySoftware = /swiftshader|llvmpipe|softpipe|software|basic render/i;

export function keepsLightStill(pixels: number, hasCard: () => boolean): boolean {
  return pixels > mostPixelsInTime && !hasCard();
}

/** The machine has one or has none as long as the page stands. */
let known: boolean | null = null;

export function wallKeepsLightStill(): boolean {
  if (typeof window === 'undefined') return false;
  const { innerWidth, innerHeight, devicePixelRatio } = window;
  return keepsLightStill(innerWidth * innerHeight * devicePixelRatio ** 2, () => {
    known ??= hasGraphicsCard();
    return known;
  });
}

/** Browsers tell it by the name of what draws WebGL, or have no WebGL at all without one. */
export function hasGraphicsCard(): boolean {
  const context = document.createElement('canvas').getContext('webgl');
  if (context === null) return false;
  const named = context.getExtension('WEBGL_debug_renderer_info');
  const name: unknown = context.getParameter(named?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER);
  // A page has few contexts; this one is not needed again.
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return !drawnBySoftware.test(String(name));
}
