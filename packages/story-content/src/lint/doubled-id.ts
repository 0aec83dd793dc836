import { join } from 'node:path'
import type { ThemeSource } from '@doran/story-engine'
import { listSlugs, themeFolder } from '../open-theme.js'
import { ContentError } from '../yaml/content-error.js'
import { openYamlFile } from '../yaml/open-yaml-file.js'
import type { Authored } from '../yaml/read-yaml-file.js'

/** What is wrong where another folder holds a theme with the same id: one would take the other's place. */
export function doubledId(
  root: string,
  slug: string,
  { data, placeOf }: Authored<ThemeSource>,
): string | null {
  const other = listSlugs(root).find(
    (known) => known !== slug && idIn(root, known) === data.id.toLowerCase(),
  )
  return other === undefined
    ? null
    : `${placeOf('id')} [double-theme] id: is also the id of the theme "${other}"`
}

/** Null where it cannot be read, which that theme's own lint tells. */
function idIn(root: string, slug: string): string | null {
  try {
    const { value } = openYamlFile(join(themeFolder(root, slug), 'theme.yaml'), root)
    const id: unknown = typeof value === 'object' && value ? Reflect.get(value, 'id') : null
    return typeof id === 'string' ? id.toLowerCase() : null
  } catch (error) {
    if (error instanceof ContentError) return null
    throw error
  }
}
