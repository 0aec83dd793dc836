import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT } from './paths.mjs'

/** Where each package's Vitest leaves what its files took; a cached package has those of the run that was cached. */
const VITEST_TIMES = 'test-results/file-times.json'

/** Every unit test file that ran, as `{ file, ms }` with imports, from the root of the repository. */
export function vitestFileTimes(root = ROOT) {
  return ['apps', 'packages']
    .flatMap((group) => readdirSync(join(root, group)).map((name) => join(group, name)))
    .filter((folder) => existsSync(join(root, folder, VITEST_TIMES)))
    .flatMap((folder) =>
      readJson(join(root, folder, VITEST_TIMES)).map(({ file, ms }) => ({
        file: join(folder, file),
        ms,
      })),
    )
}

/** The files of Node's own runner, as `node-file-times.mjs` wrote them: a line of JSON each. */
export function nodeFileTimes(output, root = ROOT) {
  if (!existsSync(output)) return []
  return readFileSync(output, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
    .map(({ file, ms }) => ({ file: relative(root, file), ms }))
}

/** The journeys of a Playwright report, summed by file. */
export function playwrightFileTimes(output) {
  if (!existsSync(output)) return []
  return readJson(output).suites.map((suite) => ({
    file: join('apps/e2e/src', suite.file),
    ms: specsIn(suite)
      .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
      .reduce((sum, { duration }) => sum + duration, 0),
  }))
}

/** The slowest files, slowest first, a line each. */
export function slowestLines(times, count) {
  return times
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, count)
    .map(({ file, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${file}`)
}

function specsIn({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsIn)]
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}
