import { createHash } from 'node:crypto'

/** By what a picture is known again: its bytes, and what it looks like. */
export type PictureMark = { hash: string; look: bigint }

export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
