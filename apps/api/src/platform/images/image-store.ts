import { randomBytes } from 'node:crypto'

/** Every stored image is one: whatever was uploaded is encoded again. */
export const IMAGE_TYPE = 'image/webp'

/**
 * A public image is open to anyone who knows its key. A private one is shown only as the module that it belongs to
 * allows.
 */
export type ImageVisibility = 'public' | 'private'

/**
 * Stores images. A key names bytes that never change, so that they may be cached for ever. Images are some tens of
 * kilobytes and come whole: there is no stream to close. Throws `MAINTENANCE` where the store is away.
 */
export interface ImageStore {
  /** Stores the image whole or not at all. */
  put(key: string, bytes: Uint8Array, visibility: ImageVisibility): Promise<void>
  get(key: string): Promise<Uint8Array | null>
  /** Deleting what is not there is no failure. */
  delete(key: string): Promise<void>
}

const KEY = /^([a-z]+(?:-[a-z]+){0,3})-image\/[A-Za-z0-9_-]{20,64}\.webp$/
const MAX_KEY_LENGTH = 128

/** The key has 160 random bits, so that it cannot be guessed. */
export function newImageKey(purpose: string): string {
  return `${purpose}-image/${randomBytes(20).toString('base64url')}.webp`
}

/** The purpose that a key names; null where it is not the key of an image. */
export function purposeOfKey(key: string): string | null {
  return key.length > MAX_KEY_LENGTH ? null : (KEY.exec(key)?.[1] ?? null)
}

/** Guards stores, which make paths of keys: another shape never comes from a caller that checked. */
export function requireImageKey(key: string): string {
  if (purposeOfKey(key) === null) throw new Error('not the key of an image')
  return key
}
