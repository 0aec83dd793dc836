/** The pictures of a result there are. Nothing else is drawn. */
export const FORMATS = {
  wide: { width: 1200, height: 630, suffix: '', label: '가로', use: '링크와 메신저' },
  square: { width: 1080, height: 1080, suffix: '-square', label: '정사각형', use: '게시물' },
  tall: { width: 1080, height: 1920, suffix: '-tall', label: '세로', use: '스토리와 배경화면' },
} as const

export type Format = keyof typeof FORMATS

export const formatNames = ['wide', 'square', 'tall'] as const satisfies readonly Format[]

/** The address of a result's picture in a format, from that of the wide one. */
export function pictureAddress(linkImage: string, format: Format): string {
  return linkImage.replace(/\.png$/, `${FORMATS[format].suffix}.png`)
}
