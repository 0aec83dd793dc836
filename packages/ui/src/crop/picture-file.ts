const MAX_BYTES = 5 * 1024 * 1024
const MIN_SIDE_PX = 200
const TYPES = ['image/jpeg', 'image/png', 'image/webp']

/** For the `accept` of a file input. */
export const PICTURE_TYPES = TYPES.join(',')

export const NO_PICTURE = '사진(jpg, png, webp)만 올릴 수 있어요.'
const TOO_BIG = '5MB 이하인 사진을 올려 주세요.'
const TOO_SMALL = '200픽셀보다 큰 사진이 필요해요.'

type FileFacts = Pick<File, 'type' | 'size'>
type PictureSize = { width: number; height: number }

/** Why a file is refused before it is read, or null. */
export function fileProblem({ type, size }: FileFacts): string | null {
  if (!TYPES.includes(type)) return NO_PICTURE
  return size > MAX_BYTES ? TOO_BIG : null
}

/** Why a picture is refused once it is seen, or null. */
export function sizeProblem({ width, height }: PictureSize): string | null {
  return Math.min(width, height) < MIN_SIDE_PX ? TOO_SMALL : null
}

/** A file's picture as a data address: the content policy of the pages allows no object addresses. */
export function readAddress(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('loadend', () => {
      if (typeof reader.result === 'string') resolve(reader.result)
      else reject(new Error('the file could not be read'))
    })
    reader.readAsDataURL(file)
  })
}

/** Decodes a picture; rejects where there is none. Its size is as the camera held it. */
export async function openPicture(address: string): Promise<HTMLImageElement> {
  const picture = new Image()
  picture.src = address
  await picture.decode()
  return picture
}
