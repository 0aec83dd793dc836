import { networkError } from './api-error.js'

/** `filename` as the API proposes it; null where it proposes none. */
export type Download = { blob: Blob; filename: string | null }

/** Reads a file to its end; throws `NETWORK` when it breaks off. */
export async function readDownload(response: Response): Promise<Download> {
  const filename = readFilename(response.headers.get('content-disposition') ?? '')
  try {
    return { blob: await response.blob(), filename }
  } catch (cause) {
    throw networkError(cause)
  }
}

// RFC 6266: the extended form wins, since only it can carry Hangul. Folders in a name are never followed.
function readFilename(disposition: string): string | null {
  const extended = /filename\*\s*=\s*UTF-8'[^']*'([^;]+)/i.exec(disposition)?.[1]
  const plain = /filename\s*=\s*"?([^";]+)"?/i.exec(disposition)?.[1]
  const name = (decoded(extended) ?? plain)?.split(/[\\/]/).at(-1)?.trim()
  return name || null
}

function decoded(text: string | undefined): string | undefined {
  try {
    return text && decodeURIComponent(text.trim())
  } catch {
    return undefined
  }
}
