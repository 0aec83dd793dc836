import { createHash } from 'node:crypto'

/** Twelve hexadecimal digits of the sha256 of a text as it was authored. */
export function textHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}
