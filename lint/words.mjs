import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { parse } from 'yaml'
import { checkFile, prepareRules } from './words/check.mjs'
import { compareCounts, countPlaces, unitOf } from './words/ratchet.mjs'

/**
 * `pnpm words [path]` lists where banned words are used and what to write instead; `--check` compares their
 * counts with `lint/words-ratchet.json`; `--lower` stores lower counts, and refuses to store a higher one.
 */
const root = join(import.meta.dirname, '..')
const RATCHET = join(import.meta.dirname, 'words-ratchet.json')
const BUILT =
  /(?:^|\/)(?:node_modules|dist|\.next|\.turbo|next-env\.d\.ts|[^/]+\.config\.bundled_[^/]+|[^/]+\.generated\.ts)$/
const SHOWN = 10

const [option = ''] = process.argv.slice(2)
const rules = prepareRules(parse(readFileSync(join(import.meta.dirname, 'words.yaml'), 'utf8')))

if (option === '--check') check(findPlaces())
else if (option === '--lower') lower(findPlaces())
else list(findPlaces(option))

function findPlaces(name = '') {
  const path = relative(root, resolve(name)).replaceAll('\\', '/')
  if (name !== '' && !existsSync(resolve(name))) {
    print(`${name} does not exist`)
    process.exit(1)
  }
  return globSync('{apps,labs,lint,packages,scripts}/**/*.{ts,tsx,mjs,css}', {
    cwd: root,
    exclude: (file) => BUILT.test(file),
  })
    .filter((file) => name === '' || file === path || file.startsWith(path && `${path}/`))
    .toSorted()
    .flatMap((file) => checkFile(file, readFileSync(join(root, file), 'utf8'), rules))
}

function list(places) {
  show(places)
  print(`${places.length} places`)
}

function show(places) {
  for (const { file, line, rule, form, write } of places)
    print(`${file}:${line} ${rule}: “${form}”, write ${write}`)
}

/** The file that was edited last is the likeliest to hold the new word. */
function newestFirst(places) {
  return places.toSorted((one, other) => editedAt(other) - editedAt(one))
}

function editedAt({ file }) {
  return statSync(join(root, file)).mtimeMs
}

function check(places) {
  const differences = compareCounts(readRatchet(), countPlaces(places))
  const higher = differences.filter(({ stored, count }) => count > stored)
  for (const { unit, rule, stored, count } of higher) {
    print(`${unit}: ${count} × ${rule}, and ${stored} are stored: write other words`)
    const own = places.filter((place) => unitOf(place.file) === unit && place.rule === rule)
    show(newestFirst(own).slice(0, SHOWN))
    if (own.length > SHOWN) print(`pnpm words ${unit} lists all ${own.length}`)
  }
  const fewer = differences.filter(({ stored, count }) => count < stored)
  for (const { unit, rule, stored, count } of fewer)
    print(`${unit}: ${count} × ${rule}, and ${stored} are stored`)
  if (fewer.length > 0) print('fewer than stored: run pnpm words --lower and commit the file')
  process.exitCode = differences.length > 0 ? 1 : 0
}

function lower(places) {
  const counts = countPlaces(places)
  const higher = compareCounts(readRatchet(), counts).filter(({ stored, count }) => count > stored)
  for (const { unit, rule, stored, count } of higher)
    print(`${unit}: ${count} × ${rule}, and ${stored} are stored: counts are never raised`)
  if (higher.length === 0) writeFileSync(RATCHET, `${JSON.stringify(counts, null, 2)}\n`)
  process.exitCode = higher.length > 0 ? 1 : 0
}

function readRatchet() {
  return JSON.parse(readFileSync(RATCHET, 'utf8'))
}

function print(line) {
  process.stdout.write(`${line}\n`)
}
