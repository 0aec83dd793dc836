export type PictureKind = 'jpeg' | 'png' | 'webp'

/** What a file's first bytes say it is; null for anything that no picture begins with. */
export function pictureKindOf(file: Uint8Array): PictureKind | null {
  const head = Buffer.from(file.subarray(0, 12)).toString('latin1')
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  return head.startsWith('RIFF') && head.endsWith('WEBP') ? 'webp' : null
}
