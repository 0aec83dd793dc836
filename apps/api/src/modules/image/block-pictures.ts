import type { Context } from '../../platform/context/context.js'
import { encodeImage, type ImageGeometry } from '../../platform/images/encode-image.js'
import { deleteBlockedOf, insertBlocked } from './blocked-picture-repository.js'
import { findImage } from './image-repository.js'
import { hashOf, type PictureMark } from './picture-mark.js'

const WHOLE: ImageGeometry = {
  fit: 'inside',
  width: 2_048,
  height: 2_048,
  minPixels: 1,
  tooSmall: '',
}

/** By what uploaded pictures are known again; those that are gone are left out. */
export async function markPictures(
  ctx: Context<'images'>,
  { keys }: { keys: readonly string[] },
): Promise<PictureMark[]> {
  const marks: PictureMark[] = []
  for (const key of new Set(keys)) {
    const mark = await markPicture(ctx, key)
    if (mark) marks.push(mark)
  }
  return marks
}

/** Pictures from before marks were stored are looked at now. */
async function markPicture(
  { db, images }: Context<'images'>,
  key: string,
): Promise<PictureMark | null> {
  const row = await findImage(db, key)
  if (!row) return null
  if (row.hash !== null && row.look !== null) return { hash: row.hash, look: row.look }
  const bytes = await images.get(key)
  return bytes && { hash: hashOf(bytes), look: (await encodeImage(bytes, WHOLE)).look }
}

/** From now on nobody can upload these pictures, or copies of them. */
export async function blockPictures(
  { db, clock }: Context,
  { marks, caseId }: { marks: readonly PictureMark[]; caseId: string },
): Promise<void> {
  const createdAt = clock.now()
  await insertBlocked(
    db,
    marks.map((mark) => ({ ...mark, caseId, createdAt })),
  )
}

/** Takes back what was blocked by a case. */
export async function unblockPictures(
  { db }: Context,
  { caseId }: { caseId: string },
): Promise<void> {
  await deleteBlockedOf(db, caseId)
}
