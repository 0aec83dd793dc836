import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT } from './paths.mjs'

const SKIPPED = new Set([
  'node_modules',
  'dist',
  '.next',
  '.turbo',
  '.data',
  'coverage',
  'test-results',
  'playwright-report',
  'shots',
])
const NOT_BUILT = /\.(?:test|test-d)\.[cm]?tsx?$|\.tsbuildinfo$|\.md$|^next-env\.d\.ts$/
const ROOT_FILES = [
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'turbo.json',
  'tsconfig.base.json',
]

export function listBuildInputs() {
  return [
    ...ROOT_FILES.map((name) => join(ROOT, name)),
    ...['apps', 'packages'].flatMap((name) => filesUnder(join(ROOT, name))),
  ]
}

/** A hash over the contents of everything that the build reads. */
export function hashBuildInputs(extra) {
  const hash = createHash('sha256').update(JSON.stringify(extra))
  for (const file of listBuildInputs())
    hash.update(`\0${relative(ROOT, file)}\0`).update(readFileSync(file))
  return hash.digest('hex')
}

/** A hash over everything that decides what is installed. */
export function hashInstallInputs() {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`)
  const manifests = ['apps', 'labs', 'packages'].flatMap((name) =>
    foldersIn(join(ROOT, name)).map((folder) => join(folder, 'package.json')),
  )
  for (const file of [...ROOT_FILES.slice(0, 3).map((name) => join(ROOT, name)), ...manifests])
    hash.update(`\0${relative(ROOT, file)}\0`).update(readIfThere(file))
  return hash.digest('hex')
}

function filesUnder(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (SKIPPED.has(entry.name) || NOT_BUILT.test(entry.name)) return []
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return filesUnder(path)
      return entry.isFile() ? [path] : []
    })
}

function foldersIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(folder, entry.name))
    .toSorted()
}

function readIfThere(file) {
  try {
    return readFileSync(file)
  } catch {
    return ''
  }
}
