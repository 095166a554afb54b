// The windows that need a layout of their own: a phone that is held sideways, and a low one that is held upright.
export const landscape = '@media (orientation: landscape) and (max-height: 520px)';
export const low = '@media (orientation: portrait) and (max-height: 700px)';
