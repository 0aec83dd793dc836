/** What some system does not take in a name. */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}]/gu

/** The name under which a browser saves a story. */
export function fileName(title: string, extension: string): string {
  const name = title
    .replaceAll(FORBIDDEN, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[. ]+|[. ]+$/g, '')
  return `${name || '도란 이야기'}.${extension}`
}
