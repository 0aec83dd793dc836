import { IMAGE_MESSAGES } from '@doran/contract/image/copy'
import { CHAT_IMAGE } from '@doran/contract/image/limits'

export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const

/** Why a file cannot be sent as a photo; null where it can. */
export function photoProblem({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!PHOTO_TYPES.some((known) => known === type)) return IMAGE_MESSAGES.FILE_TYPE
  return size > CHAT_IMAGE.maxBytes ? IMAGE_MESSAGES.FILE_TOO_LARGE : null
}
