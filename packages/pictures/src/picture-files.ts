import { fileURLToPath } from 'node:url'
import { EMOTIONS } from './kit/emotion.js'
import type { GamePictures } from './games/game-pictures.js'
import { withOwnIds } from './games/own-ids.js'
import type { ThemePictures } from './theme-pictures.js'
import type { TreePictures } from './tree/tree-pictures.js'

const publicFolder = (app: string) =>
  fileURLToPath(new URL(`../../../apps/${app}/public/`, import.meta.url))

/** The folder of the site that shows the stories' pictures. */
export const PUBLIC_FOLDER = publicFolder('tales')
/** The folder of the site that shows the pictures of the games and of the tree. */
export const GAMES_PUBLIC_FOLDER = publicFolder('web')

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

/** The same for a game, below the games' public folder. Ids are the slug's initials, the key's place and their own name. */
export function gamePictureFiles(
  slug: string,
  { cover, pictures }: GamePictures,
): Map<string, string> {
  const initials = slug.replace(/(\w)\w*-?/g, '$1')
  const drawn = Object.entries({ cover, ...pictures })
  return new Map(
    drawn.map(([key, draw], index) => [
      `pictures/games/${slug}/${key}.svg`,
      withOwnIds(draw(), `${initials}${index}`),
    ]),
  )
}

/** The same for the tree that letters hang from. Ids are `t`, the folder's initial, the key's place and their own name. */
export function treePictureFiles(pictures: TreePictures): Map<string, string> {
  return new Map(
    Object.entries(pictures).flatMap(([folder, drawn]) =>
      Object.entries(drawn).map(([key, draw], index) => [
        `pictures/tree/${folder}/${key}.svg`,
        withOwnIds(draw(), `t${folder.slice(0, 1)}${index}`),
      ]),
    ),
  )
}
