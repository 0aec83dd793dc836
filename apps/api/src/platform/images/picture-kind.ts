export type PictureKind = 'jpeg' | 'png' | 'webp'

/** Recognises a file by its first bytes; null for anything that is no picture. */
export function pictureKindOf(file: Uint8Array): PictureKind | null {
  const head = Buffer.from(file.subarray(0, 12)).toString('latin1')
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  return head.startsWith('RIFF') && head.endsWith('WEBP') ? 'webp' : null
}
