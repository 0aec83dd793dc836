import { isShareCode } from '../../../../lib/share-code'
import type { Format } from './formats'

export type PictureFile =
  /** `key` is the same for all versions: an older one leads to today's. */
  { of: 'game'; key: string } | { of: 'result'; key: string; shareCode: string; format: Format }

const VERSION = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.png$/
const RESULT = /^(?<shareCode>[^.-]+)(?:-(?<format>square|tall))?\.png$/

/** What a picture's file name asks for; null for any that is not one of the four. */
export function parsePictureFile(file: string): PictureFile | null {
  if (VERSION.test(file)) return { of: 'game', key: 'game' }
  const { shareCode, format } = RESULT.exec(file)?.groups ?? {}
  if (shareCode === undefined || !isShareCode(shareCode)) return null
  return { of: 'result', key: file, shareCode, format: formatNamed(format) }
}

function formatNamed(name: string | undefined): Format {
  return name === 'square' || name === 'tall' ? name : 'wide'
}
