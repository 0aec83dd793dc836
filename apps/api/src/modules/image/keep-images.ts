import type { Context } from '../../platform/context/context.js'
import type { ImagePurpose } from './image-purposes.js'
import { markOthersUnused } from './used-image-repository.js'

type Kept = { purpose: ImagePurpose; belongsTo: string; keys: readonly string[] }

/**
 * Releases all images of something but those that it still shows, in the transaction that writes this; they are
 * deleted with the next purge.
 */
export async function keepImages({ db }: Context, { purpose, ...kept }: Kept): Promise<void> {
  await markOthersUnused(db, { ...kept, purpose: purpose.name })
}
