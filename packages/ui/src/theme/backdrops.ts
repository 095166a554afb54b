// The drawings on a stage's ground: shapes that stay sharp on any wall, as pictures in a variable.

function picture(attributes: string, shapes: string): string {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' ${attributes}>${shapes}</svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}

/** A drawing as a CSS image that is drawn out over a stage of any shape; it never asks a server for anything. */
function drawnOut(shapes: string): string {
  return picture("viewBox='0 0 1920 1080' preserveAspectRatio='none'", shapes);
}

/** A drawing whose shapes keep their form, placed by shares of the stage. */
function placed(shapes: string): string {
  return picture("width='100%' height='100%'", shapes);
}

/** Numbers from 0 to 1 that are the same on every screen: two walls side by side show one sky. */
function scattered(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}

function positionOf(x: number, y: number): string {
  return `cx='${((x / 1920) * 100).toFixed(2)}%' cy='${((y / 1080) * 100).toFixed(2)}%'`;
}

function starField(seed: number, count: number, largest: number): string {
  const next = scattered(seed);
  return Array.from({ length: count }, () => {
    const [x, y, size] = [next() * 1920, next() * 1080, next()];
    // No star where figures stand: it must not be taken for a decimal point.
    if (x > 80 && x < 1840 && y > 130 && y < 1020) {
      return `<circle ${positionOf(x, y)} r='1.1' opacity='${(0.12 + size * 0.22).toFixed(2)}'/>`;
    }
    return `<circle ${positionOf(x, y)} r='${(0.7 + size ** 4 * largest).toFixed(1)}' opacity='${(0.25 + size * 0.6).toFixed(2)}'/>`;
  }).join('');
}

export const stars = placed(`<g fill='#d6ecff'>${starField(7, 150, 2.4)}</g>`);
export const brightStars = placed(`<g fill='#ffffff'>${starField(4242, 46, 3.4)}</g>`);

/** The rim of a stage, lit from above. */
export const stageRim = drawnOut(
  [0, 1]
    .map(
      (ring) =>
        `<ellipse cx='960' cy='1136' rx='${1060 + ring * 160}' ry='${64 + ring * 20}' fill='none' stroke='#eec465' stroke-width='${3 - ring}' opacity='${0.4 - ring * 0.16}'/>`,
    )
    .join(''),
);

/** 回纹: one corner of a lacquer box, mirrored into the other three; all outside the words. */
const corner = "<path d='M22 400V22H400M38 84V38H84M54 84V54H84V84H38V240M84 38H240'/>";
export const lacquerCorners = placed(
  `<g fill='none' stroke='#ffd98a' stroke-width='3' opacity='.42'>${[
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ]
    .map(
      ([right = 0, bottom = 0]) =>
        `<svg x='${right * 100}%' y='${bottom * 100}%' overflow='visible'><g transform='scale(${1 - 2 * right} ${1 - 2 * bottom})'>${corner}</g></svg>`,
    )
    .join('')}</g>`,
);

/** 远山: three washes of mineral blue, the farthest the palest. */
export const hills = drawnOut(
  `<g fill='#0b5a63'><path opacity='.05' d='M0 900C220 820 360 780 540 850S860 930 1060 830s330-150 520-60 240 90 340 60v250H0z'/><path opacity='.06' d='M0 985c180-60 330-90 520-40s370 60 590-20 430-70 810 30v125H0z'/><path opacity='.07' d='M0 1050c300-50 560-40 820-10s660 10 1100-30v70H0z'/></g>`,
);

/** 挂笺: a line of cut paper flags along the upper edge, and cut waves along the lower; all outside the words. */
const flag =
  "<path fill-rule='evenodd' d='M4 0H92V34l-11 12-11-12-11 12-11-12-11 12-11-12-11 12L4 34zM48 6l10 11-10 11-10-11zM20 9l6 8-6 8-6-8zM76 9l6 8-6 8-6-8z'/>";
const wave =
  "<path d='M0 34C14 34 16 12 36 12s24 22 42 22S98 12 120 12V60H0z'/><circle cx='60' cy='44' r='5' fill='#fbf0dc'/><circle cx='18' cy='46' r='4' fill='#fbf0dc'/><circle cx='102' cy='46' r='4' fill='#fbf0dc'/>";
/** 窗花: eight petals around a coin, pale as light through a window. */
const flower = Array.from(
  { length: 8 },
  (_, turn) =>
    `<path transform='rotate(${turn * 45})' fill-rule='evenodd' d='M0 -60C34 -120 60 -180 0 -250-60 -180-34 -120 0 -60zM0 -110C14 -140 24 -170 0 -206-24 -170-14 -140 0 -110z'/>`,
).join('');
export const paperFlags = placed(
  `<defs><pattern id='f' width='96' height='48' patternUnits='userSpaceOnUse'><g fill='#bf1b20'>${flag}</g></pattern><pattern id='w' width='120' height='60' patternUnits='userSpaceOnUse'><g fill='#bf1b20'>${wave}</g></pattern></defs><g fill='#b4161b' opacity='.055'><svg x='88%' y='26%' overflow='visible'>${flower}<circle r='44'/></svg><svg x='7%' y='76%' overflow='visible'><g transform='scale(.8)'>${flower}<circle r='44'/></g></svg></g><rect width='100%' height='48' fill='url(#f)'/><svg y='100%' overflow='visible'><g transform='translate(0 -60)'><rect width='100%' height='60' fill='url(#w)' opacity='.9'/></g></svg>`,
);

/** The corners of a display in an arena, and its mesh; all outside the words. */
const bracket =
  "<path d='M26 150V26H190M26 200v40M240 26h70' /><path d='M40 40h34L40 74z' fill='#c8ff46' stroke='none'/>";
export const arenaLines = placed(
  `<defs><pattern id='h' width='56' height='97' patternUnits='userSpaceOnUse'><path d='M28 0v16M28 16 0 32v33l28 16 28-16V32zM28 81v16' fill='none' stroke='#bccbff' stroke-width='1.5'/></pattern></defs><rect width='100%' height='100%' fill='url(#h)' opacity='.06'/><g fill='none' stroke='#c8ff46' stroke-width='3' opacity='.6'>${[
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ]
    .map(
      ([right = 0, bottom = 0]) =>
        `<svg x='${right * 100}%' y='${bottom * 100}%' overflow='visible'><g transform='scale(${1 - 2 * right} ${1 - 2 * bottom})'>${bracket}</g></svg>`,
    )
    .join('')}</g>`,
);
