import { createHash } from 'node:crypto'

/** The id of somebody of a theme's cast: the same in every version that names them alike. A UUID of version 8. */
export function characterIdOf(themeId: string, name: string): string {
  const bytes = createHash('sha256').update(`${themeId}/${name}`).digest().subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [8, 12, 16, 20, 32].map((end, at, ends) => hex.slice(ends[at - 1] ?? 0, end)).join('-')
}
