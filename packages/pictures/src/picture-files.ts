import { fileURLToPath } from 'node:url'
import { EMOTIONS } from './kit/emotion.js'
import type { ThemePictures } from './theme-pictures.js'

/** The folder of the site that shows the pictures. */
export const PUBLIC_FOLDER = fileURLToPath(new URL('../../../apps/tales/public/', import.meta.url))

/** Path below the public folder, and content, of everything drawn for a theme. */
export function pictureFiles(
  slug: string,
  { cover, portraits }: ThemePictures,
): Map<string, string> {
  const files = new Map([
    [`covers/${slug}.svg`, cover('portrait')],
    [`covers/${slug}-wide.svg`, cover('wide')],
  ])
  for (const [name, draw] of Object.entries(portraits)) {
    for (const emotion of EMOTIONS) {
      files.set(`portraits/${slug}/${name}-${emotion}.svg`, draw(emotion))
    }
  }
  return files
}
