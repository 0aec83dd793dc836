import { existsSync, readdirSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import {
  CommonSource,
  compileTheme,
  ThemeError,
  ThemeSource,
  type CompiledTheme,
} from '@doran/story-engine'
import { findingLine } from './yaml/finding-line.js'
import { ContentError } from './yaml/content-error.js'
import { readYamlFile, type Authored } from './yaml/read-yaml-file.js'

/** The slugs of the shipped themes: each is the name of a folder. Throws `ContentError` where there is none. */
export function listSlugs(root: string): string[] {
  const folder = join(root, 'themes')
  const slugs = foldersIn(folder).toSorted()
  if (slugs.length === 0) throw new ContentError([`${folder}: there are no themes here`])
  return slugs
}

function foldersIn(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
}

export function themeFolder(root: string, slug: string): string {
  return join(root, 'themes', slug)
}

/** Throws `ContentError` with file and line of what is wrong. */
export function openTheme(root: string, slug: string): Authored<ThemeSource> {
  const folder = themeFolder(root, slug)
  const theme = readYamlFile(join(folder, 'theme.yaml'), ThemeSource, {
    root,
    lists: {
      scenes: yamlFiles(join(folder, 'scenes')),
      replies: [join(folder, 'replies.yaml')].filter((path) => existsSync(path)),
    },
  })
  if (theme.data.slug !== basename(folder)) {
    throw new ContentError([`${theme.placeOf('slug')} slug: must be the folder's name`])
  }
  return theme
}

export function openCommon(root: string): Authored<CommonSource> {
  return readYamlFile(join(root, 'common', 'bridges.yaml'), CommonSource, { root })
}

/** A theme ready to be played. Throws `ContentError` with file and line of all that keeps it from that. */
export function openCompiled(root: string, slug: string): CompiledTheme {
  const theme = openTheme(root, slug)
  const common = openCommon(root)
  try {
    return compileTheme(theme.data, common.data)
  } catch (cause) {
    if (!(cause instanceof ThemeError)) throw cause
    throw new ContentError(cause.findings.map((finding) => findingLine(finding, theme, common)))
  }
}

function yamlFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .toSorted()
    .map((name) => join(folder, name))
}
