import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { GAME_PICTURES, PICTURES, TREE_PICTURES } from './all-pictures.js'
import {
  GAMES_PUBLIC_FOLDER,
  PUBLIC_FOLDER,
  gamePictureFiles,
  pictureFiles,
  treePictureFiles,
} from './picture-files.js'

/** Draws every theme and game and the tree, or those named, into the public folders of the sites. */
const wanted = process.argv.slice(2)

function write(slug: string, folder: string, draw: () => Map<string, string>): void {
  if (wanted.length > 0 && !wanted.includes(slug)) return
  const files = draw()
  for (const [path, svg] of files) {
    const target = join(folder, path)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, svg)
  }
  process.stdout.write(`${slug}: ${files.size} files\n`)
}

for (const [slug, pictures] of Object.entries(PICTURES)) {
  write(slug, PUBLIC_FOLDER, () => pictureFiles(slug, pictures))
}
for (const [slug, pictures] of Object.entries(GAME_PICTURES)) {
  write(slug, GAMES_PUBLIC_FOLDER, () => gamePictureFiles(slug, pictures))
}
write('tree', GAMES_PUBLIC_FOLDER, () => treePictureFiles(TREE_PICTURES))
