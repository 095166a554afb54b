// A phone that is held sideways.
export const landscape = '@media (orientation: landscape) and (max-height: 520px)';
