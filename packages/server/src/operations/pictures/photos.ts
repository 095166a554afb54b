/** Photographs of contestants and judges out of one zip: looked at first, then drawn anew one by one and stored at once. */
import type { ShowState } from '@liangfen/rules';
import type { PhotosAnswer, PictureOwner } from '@liangfen/sdk/schema';
import { sql } from 'kysely';
import {
  imageBoxes,
  imageSentences,
  isKnownImage,
} from '../../integrations/images/image-recoder.ts';
import {
  type ArchivedPicture,
  ArchiveRefused,
  archiveLimits,
  archiveSentences,
  openPictureArchive,
} from '../../integrations/images/picture-archive.ts';
import { ProblemError } from '../../problem.ts';
import { competitionEnded } from '../../refusals.ts';
import type { Tx } from '../../store/transaction.ts';
import { keepImage } from '../images.ts';
import type { Operations } from '../operation.ts';
import { organiserChange } from '../organiser-change.ts';
import type { Services } from '../services.ts';
import { digestOf, withUpload } from '../upload.ts';
import { matchPhotos, type Pictured } from './match-photos.ts';

export const photos: Operations<'importPhotos'> = {
  importPhotos: async (call, services) => {
    const { id } = call.path;
    const { of, preview = false } = call.query;
    const state = await services.live.state(id);
    if (state.status === 'ENDED') throw competitionEnded();
    const limit = { bytes: archiveLimits.fileBytes, sentence: archiveSentences.tooLarge };
    return withUpload(call, services, limit, async ({ bytes }) => {
      const pictures = await refusing(openPictureArchive(bytes));
      const matches = matchPhotos(
        pictures.map(({ file }) => file),
        peopleOf(state, of),
      );
      const matched: PhotosAnswer['matched'] = [];
      const refused: PhotosAnswer['refused'] = [];
      const urls = new Map<string, string>();
      for (const [index, match] of matches.entries()) {
        const picture = pictures[index];
        if (picture === undefined || 'reason' in match) {
          refused.push({ file: match.file, reason: 'reason' in match ? match.reason : '' });
          continue;
        }
        const { person } = match;
        const drawn = preview ? null : await refusing(drawnAnew(picture, services, id));
        if (drawn !== null && 'reason' in drawn) {
          refused.push({ file: match.file, reason: drawn.reason });
          continue;
        }
        if (drawn !== null) urls.set(person.id, drawn.url);
        const { id: personId, name, hasPhoto } = person;
        matched.push({ file: match.file, id: personId, name, replaces: hasPhoto });
      }
      if (urls.size > 0) {
        await organiserChange(call, services, {
          action: 'importPhotos',
          area: areaOf(of),
          run: async (tx) => {
            const changed = await storePhotos(tx, id, of, urls);
            if (changed === 0) return { result: undefined, unchanged: true };
            return { result: undefined, after: { of, photos: Object.fromEntries(urls) } };
          },
        });
      }
      return { preview, matched, refused };
    });
  },
};

function areaOf(of: PictureOwner): 'PROGRAMS' | 'JUDGES' {
  switch (of) {
    case 'PROGRAM':
      return 'PROGRAMS';
    case 'JUDGE':
      return 'JUDGES';
  }
}

function peopleOf(state: ShowState, of: PictureOwner): Pictured[] {
  switch (of) {
    case 'PROGRAM':
      return state.programGroups.flatMap(({ groupName, programs }) =>
        programs.map(({ id, sort, programName, contestant, photoUrl }) => ({
          id,
          number: sort,
          name: contestant === '' ? programName : contestant,
          // 文学院　李沐晴 is also called 李沐晴.
          otherNames: [programName, contestant.split(/\s+/u).at(-1) ?? ''].filter(
            (name) => name !== '',
          ),
          groupName,
          hasPhoto: photoUrl != null,
        })),
      );
    case 'JUDGE':
      return state.judges.map(({ id, number, name, photoUrl }) => ({
        id,
        number,
        name,
        otherNames: [],
        groupName: '',
        hasPhoto: photoUrl != null,
      }));
  }
}

async function refusing<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ArchiveRefused) {
      throw new ProblemError(400, 'FILE_REFUSED', error.message);
    }
    throw error;
  }
}

async function drawnAnew(
  picture: ArchivedPicture,
  services: Services,
  competitionId: string,
): Promise<{ readonly url: string } | { readonly reason: string }> {
  const bytes = await picture.read();
  if (bytes === null) return { reason: imageSentences.tooLarge };
  if (!isKnownImage(bytes)) return { reason: imageSentences.unknown };
  const drawn = await services.ports.images(bytes, imageBoxes.PHOTO);
  if (!drawn.recoded) return { reason: drawn.reason };
  const { width, height } = drawn;
  const own = new Uint8Array(drawn.bytes);
  const id = await digestOf(own);
  await keepImage(services, competitionId, { id, bytes: own, width, height });
  return { url: `/api/image/${id}` };
}

/** Skips a person who has left the list meanwhile. */
async function storePhotos(
  tx: Tx,
  competitionId: string,
  of: PictureOwner,
  urls: ReadonlyMap<string, string>,
): Promise<number> {
  const photos = JSON.stringify([...urls].map(([id, photo]) => ({ id, photo })));
  const given = sql`jsonb_to_recordset(${photos}::jsonb) as given(id text, photo text)`;
  const changed = await sql`update ${sql.table(tableOf(of))} as one set photo = given.photo
    from ${given} where one.competition_id = ${competitionId} and one.id = given.id
      and one.photo is distinct from given.photo`.execute(tx);
  return Number(changed.numAffectedRows ?? 0);
}

function tableOf(of: PictureOwner): 'program' | 'judge' {
  switch (of) {
    case 'PROGRAM':
      return 'program';
    case 'JUDGE':
      return 'judge';
  }
}
