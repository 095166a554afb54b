// The style sheet of each element, in its shadow root: its own box and that of the component inside.

/** The box takes 16:9 of the width that it is given; a height from the page's own styles goes before that. */
export const screenStyles = `
:host { display: block; position: relative; width: 100%; aspect-ratio: 16 / 9; overflow: hidden }
:host([hidden]) { display: none }
.liangfen-place { position: absolute; top: 0; right: 0; bottom: 0; left: 0 }
`;

/** As high as the window, like the phone's own page; a height in the page's own styles overrides it. */
export const judgeStyles = `
:host { display: block; position: relative; width: 100%; height: 100vh; overflow: auto }
:host([hidden]) { display: none }
.lf-page { height: 100%; min-height: 0 }
`;
