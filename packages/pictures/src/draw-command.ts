import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PICTURES } from './all-pictures.js'
import { PUBLIC_FOLDER, pictureFiles } from './picture-files.js'

/** Draws every theme, or those named, into the site's public folder. */
const wanted = process.argv.slice(2)
for (const [slug, pictures] of Object.entries(PICTURES)) {
  if (wanted.length > 0 && !wanted.includes(slug)) continue
  const files = pictureFiles(slug, pictures)
  for (const [path, svg] of files) {
    const target = join(PUBLIC_FOLDER, path)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, svg)
  }
  process.stdout.write(`${slug}: ${files.size} files\n`)
}
