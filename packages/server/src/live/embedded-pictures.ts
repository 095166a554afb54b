/** Keeps pictures that are embedded in a look out of the ledger: it holds their fingerprint instead. */
import type { Look } from '@liangfen/sdk/schema';

const fields = ['logo', 'background', 'cover'] as const;
const mark = 'sha256:';

type Sha256 = (text: string) => string;

/** The look with fingerprints in place of embedded pictures; addresses stay as they are. */
export function withFingerprints(look: Look, sha256: Sha256): Look {
  return mapped(look, (picture) =>
    picture.startsWith('data:') ? `${mark}${sha256(picture)}` : picture,
  );
}

/** Restores the old look with today's pictures where they are still the same; the others are gone, so none is shown. */
export function withPictures(look: Look, today: Look, sha256: Sha256): Look {
  return mapped(look, (picture, field) => {
    if (!picture.startsWith(mark)) return picture;
    const candidate = today[field];
    return candidate !== null && `${mark}${sha256(candidate)}` === picture ? candidate : null;
  });
}

function mapped(
  look: Look,
  change: (picture: string, field: (typeof fields)[number]) => string | null,
): Look {
  const changed = { ...look };
  for (const field of fields) {
    const picture = look[field];
    if (picture !== null) changed[field] = change(picture, field);
  }
  return changed;
}
