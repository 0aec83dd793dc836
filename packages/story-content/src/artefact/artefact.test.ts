import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { loadAuthoredThemes } from '../load-authored-themes.js'
import { FIRST, writePierFolder, type PierFolder } from '../testing/pier-folder.js'
import { ArtefactError } from './artefact-error.js'
import { openArtefact } from './open-artefact.js'
import { writeArtefact } from './write-artefact.js'

let pier: PierFolder
let folder: string
beforeEach(() => {
  pier = writePierFolder()
  folder = mkdtempSync(join(tmpdir(), 'doran-artefact-'))
  writeArtefact(loadAuthoredThemes(pier.root), folder)
})
afterEach(() => {
  pier.remove()
  rmSync(folder, { recursive: true })
})

const pathOf = (file: string) => join(folder, file)

function change(file: string, from: string, to: string) {
  const text = readFileSync(pathOf(file), 'utf8')
  expect(text).toContain(from)
  writeFileSync(pathOf(file), text.replace(from, to))
}

function refusal(open: () => unknown = () => openArtefact(folder)): string {
  try {
    open()
  } catch (error) {
    if (error instanceof ArtefactError) return error.message
    throw error
  }
  return ''
}

it('holds the themes of the YAML under the same hashes', () => {
  const authored = loadAuthoredThemes(pier.root)
  const built = openArtefact(folder)
  expect(built.themes.map(({ hash, summary }) => ({ hash, summary }))).toEqual(
    authored.themes.map(({ hash, summary }) => ({ hash, summary })),
  )
  expect(built.themes.map(({ load }) => load())).toEqual(authored.themes.map(({ load }) => load()))
  expect(built.common.hash).toBe(authored.common.hash)
  expect(built.common.load()).toEqual(authored.common.load())
})

it('holds in each file exactly the text that its hash is of', () => {
  const sha256 = (file: string) =>
    createHash('sha256')
      .update(readFileSync(pathOf(file)))
      .digest('hex')
  const { themes, common } = openArtefact(folder)
  expect(readdirSync(folder).toSorted()).toEqual(['common.json', 'index.json', 'pier.json'])
  expect(sha256('pier.json')).toBe(themes[0]?.hash)
  expect(sha256('common.json')).toBe(common.hash)
})

it('is written whole again, without what is no longer authored', () => {
  writeFileSync(pathOf('gone.json'), '{}')
  pier.edit(FIRST, '선착장 불이 깜박였다.', '선착장 불이 꺼졌다.')
  const before = openArtefact(folder).themes[0]?.hash
  writeArtefact(loadAuthoredThemes(pier.root), folder)
  expect(readdirSync(folder)).not.toContain('gone.json')
  expect(openArtefact(folder).themes[0]?.hash).not.toBe(before)
})

it.each(['index.json', 'pier.json', 'common.json'])('says that %s is missing', (file) => {
  rmSync(pathOf(file))
  expect(refusal()).toBe(`${pathOf(file)} is missing. Run pnpm build to build it again.`)
})

it.each([
  ['index.json', '밤의 선착장', '밤의 선창'],
  ['index.json', '"hash":"', '"hash":"0'],
  ['index.json', '{', ''],
  ['index.json', '"content"', '"contents"'],
  ['pier.json', '선착장 불이 깜박였다.', '선착장 불이 꺼졌다.'],
  ['common.json', '귓속에서', '귀에서'],
])('says that %s is damaged where %s is changed to "%s"', (file, from, to) => {
  change(file, from, to)
  expect(refusal()).toBe(`${pathOf(file)} is damaged. Run pnpm build to build it again.`)
})

it('reads a theme when it is loaded, and checks it then', () => {
  const [theme] = openArtefact(folder).themes
  change('pier.json', '선착장 불이 깜박였다.', '선착장 불이 꺼졌다.')
  expect(refusal(() => theme?.load())).toMatch(/pier\.json is damaged\./)
})
