import { randomBytes } from 'node:crypto'
import { ImageKey } from '@doran/contract'

/** Every stored image is one: whatever was uploaded is drawn anew. */
export const IMAGE_TYPE = 'image/webp'

/**
 * Where images are kept. A key names bytes that never change, so that they may be cached for ever. Images are some
 * tens of kilobytes and come whole: nobody has to close a stream. Throws `MAINTENANCE` where the place is away.
 */
export interface ImageStore {
  /** Keeps the image whole or not at all. */
  put(key: string, bytes: Uint8Array): Promise<void>
  get(key: string): Promise<Uint8Array | null>
  /** Deleting what is not there is no failure. */
  delete(key: string): Promise<void>
}

/** 160 random bits: whoever does not know a key cannot guess it. */
export function newProfileImageKey(): string {
  return `profile-image/${randomBytes(20).toString('base64url')}.webp`
}

export function isImageKey(key: string): boolean {
  return ImageKey.safeParse(key).success
}

/** For stores, which make paths of keys: another shape never comes from a caller that checked. */
export function requireImageKey(key: string): string {
  if (!isImageKey(key)) throw new Error('not the key of an image')
  return key
}
