import { createHash } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { CommonSource, ThemeSource } from '@doran/story-engine'
import { readYamlFile } from './read-yaml-file.js'

export type AuthoredTheme = { source: ThemeSource; hash: string }
export type AuthoredContent = {
  themes: AuthoredTheme[]
  common: { source: CommonSource; hash: string }
}

/**
 * Reads every shipped theme: `themes/<slug>/theme.yaml` and its `scenes/*.yaml`, in the files' order. Throws
 * `ContentError` with file, line and path of what is wrong. The hash is of the parsed content.
 */
export function loadAuthoredThemes(root = contentRoot()): AuthoredContent {
  const common = readYamlFile(join(root, 'common', 'bridges.yaml'), CommonSource)
  const themes = folders(join(root, 'themes')).map((folder) => {
    const source = readYamlFile(join(folder, 'theme.yaml'), ThemeSource, {
      scenes: files(join(folder, 'scenes')),
    })
    return { source, hash: contentHash(source) }
  })
  return { themes, common: { source: common, hash: contentHash(common) } }
}

export function contentHash(content: unknown): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}

/** The package's folder, from its sources and from its build alike. */
export function contentRoot(): string {
  let folder = import.meta.dirname
  while (!existsSync(join(folder, 'package.json'))) folder = dirname(folder)
  return folder
}

function folders(parent: string): string[] {
  return readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(parent, entry.name))
    .toSorted()
}

function files(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .toSorted()
    .map((name) => join(folder, name))
}
