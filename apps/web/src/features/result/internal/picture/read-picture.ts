import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const OWN_DRAWING = /^\/pictures\/games\/[a-z0-9-]{1,60}\/[a-z0-9-]{1,60}\.svg$/

/** A drawing of this site as a data address; null for any other address, which is never fetched. */
export async function readPicture(
  url: string,
  folder = join(process.cwd(), 'public'),
): Promise<string | null> {
  if (!OWN_DRAWING.test(url)) return null
  const drawing = await readFile(join(folder, url)).catch(() => null)
  return drawing && `data:image/svg+xml;base64,${drawing.toString('base64')}`
}
