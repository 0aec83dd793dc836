import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CommonSource, ThemeSource } from '@doran/story-engine'
import { contentHash, textHash, type AuthoredContent } from '../authored-content.js'
import { contentRoot } from '../content-root.js'
import { ArtefactError } from './artefact-error.js'
import {
  ArtefactContent,
  ArtefactIndex,
  COMMON_FILE,
  INDEX_FILE,
  themeFile,
} from './artefact-index.js'

/** The folder that the build of this package writes. */
export function artefactFolder(): string {
  return join(contentRoot(), 'dist', 'content')
}

/**
 * The shipped themes as they were built. Holds their summaries alone: a theme is read when it is loaded. Throws
 * `ArtefactError` for the first file that is missing or whose hash differs.
 */
export function openArtefact(folder = artefactFolder()): AuthoredContent {
  const { common, themes } = readIndex(join(folder, INDEX_FILE))
  const files = [
    { file: COMMON_FILE, hash: common },
    ...themes.map(({ hash, summary }) => ({ file: themeFile(summary), hash })),
  ]
  for (const { file, hash } of files) readChecked(join(folder, file), hash)
  const load = (file: string, hash: string): unknown =>
    JSON.parse(readChecked(join(folder, file), hash).toString('utf8'))
  return {
    themes: themes.map(({ hash, summary }) => ({
      hash,
      summary,
      load: () => ThemeSource.parse(load(themeFile(summary), hash)),
    })),
    common: { hash: common, load: () => CommonSource.parse(load(COMMON_FILE, common)) },
  }
}

function readIndex(path: string): ArtefactContent {
  const bytes = read(path)
  try {
    const { hash, content } = ArtefactIndex.parse(JSON.parse(bytes.toString('utf8')))
    if (contentHash(content) !== hash) throw new Error('its hash differs')
    return ArtefactContent.parse(content)
  } catch (cause) {
    throw new ArtefactError(path, 'is damaged', cause)
  }
}

function readChecked(path: string, hash: string): Buffer {
  const bytes = read(path)
  if (textHash(bytes) !== hash) throw new ArtefactError(path, 'is damaged')
  return bytes
}

function read(path: string): Buffer {
  try {
    return readFileSync(path)
  } catch (cause) {
    throw new ArtefactError(path, 'is missing', cause)
  }
}
