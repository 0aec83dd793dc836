import { COMMUNITY_FIELD_COPY } from '@doran/contract/community/copy'
import { COMMUNITY } from '@doran/contract/community/limits'
import { IMAGE_MESSAGES } from '@doran/contract/image/copy'
import { POST_IMAGE } from '@doran/contract/image/limits'

const TYPES = ['image/jpeg', 'image/png', 'image/webp']

/** For the `accept` of a file input. */
export const PICTURE_TYPES = TYPES.join(',')

type FileFacts = Pick<File, 'type' | 'size'>

/** Why a file is refused before it is sent, or null; `count` pictures are in the text already. */
export function pictureProblem({ type, size }: FileFacts, count: number): string | null {
  if (!TYPES.includes(type)) return IMAGE_MESSAGES.FILE_TYPE
  if (size > POST_IMAGE.maxBytes) return IMAGE_MESSAGES.FILE_TOO_LARGE
  return count >= COMMUNITY.pictures ? COMMUNITY_FIELD_COPY.postPictures : null
}
