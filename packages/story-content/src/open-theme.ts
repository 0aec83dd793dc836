import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { CommonSource, ThemeSource } from '@doran/story-engine'
import { ContentError } from './yaml/content-error.js'
import { readYamlFile, type Authored } from './yaml/read-yaml-file.js'

/** The package's folder, from its sources and from its build alike. */
export function contentRoot(): string {
  let folder = import.meta.dirname
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder)
  return folder
}

/** The slugs of the shipped themes: each is the name of a folder. */
export function listSlugs(root: string): string[] {
  return readdirSync(join(root, 'themes'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted()
}

export function themeFolder(root: string, slug: string): string {
  return join(root, 'themes', slug)
}

/** Throws `ContentError` with file and line of what is wrong. */
export function openTheme(root: string, slug: string): Authored<ThemeSource> {
  const folder = themeFolder(root, slug)
  const theme = readYamlFile(join(folder, 'theme.yaml'), ThemeSource, {
    root,
    lists: { scenes: yamlFiles(join(folder, 'scenes')) },
  })
  if (theme.data.slug !== basename(folder)) {
    throw new ContentError([`${theme.placeOf('slug')} slug: must be the folder's name`])
  }
  return theme
}

export function openCommon(root: string): Authored<CommonSource> {
  return readYamlFile(join(root, 'common', 'bridges.yaml'), CommonSource, { root })
}

function yamlFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .toSorted()
    .map((name) => join(folder, name))
}
