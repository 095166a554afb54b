// Full screen and back, for the key and for the button.

export async function toggleFullScreen(element: HTMLElement | null): Promise<void> {
  try {
    if (document.fullscreenElement !== null) await document.exitFullscreen();
    else await element?.requestFullscreen();
  } catch {
    // Full screen is not allowed here, e.g. in a frame without permission.
  }
}
