import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentHash, type AuthoredContent } from '../authored-content.js'
import {
  COMMON_FILE,
  INDEX_FILE,
  themeFile,
  type ArtefactContent,
  type ArtefactIndex,
} from './artefact-index.js'

/** Replaces the folder. A file holds exactly the text that its hash is of, so the version's hash is its checksum. */
export function writeArtefact({ themes, common }: AuthoredContent, folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const write = (file: string, content: unknown) =>
    writeFileSync(join(folder, file), JSON.stringify(content))
  write(COMMON_FILE, common.load())
  for (const { summary, load } of themes) write(themeFile(summary), load())
  const content: ArtefactContent = {
    common: common.hash,
    themes: themes.map(({ hash, summary }) => ({ hash, summary })),
  }
  const index: ArtefactIndex = { hash: contentHash(content), content }
  // It is written last, so that what an interrupted build leaves is refused.
  write(INDEX_FILE, index)
}
