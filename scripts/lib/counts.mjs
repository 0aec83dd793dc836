import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT } from './paths.mjs'

/** Where each package's vitest leaves its result; turbo keeps it as an output of `test`. */
export const VITEST_RESULT = 'test-results/vitest.json'
export const PLAYWRIGHT_RESULT = join(ROOT, 'apps/e2e/playwright-report/results.json')

const WHY_LINES = 12

/** Every package's unit test results. */
export function vitestResults() {
  return ['apps', 'packages']
    .flatMap((group) =>
      readdirSync(join(ROOT, group)).map((name) => join(ROOT, group, name, VITEST_RESULT)),
    )
    .filter((file) => existsSync(file))
}

export function sumVitest(files) {
  return sum(files.map((file) => vitestCounts(readJson(file))))
}

/** Each unit test that failed, with its place and the first lines of why. */
export function vitestFailures(files) {
  return files
    .flatMap((file) => readJson(file).testResults)
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed')
      const whys = failed.map((test) => [test.fullName, ...test.failureMessages])
      return (whys.length > 0 ? whys : [['could not be run', message]]).map(([title, why = '']) =>
        [`${relative(ROOT, name)}: ${title}`, ...why.split('\n').slice(0, WHY_LINES)].join('\n  '),
      )
    })
    .join('\n')
}

/** A file that could not be loaded has no tests of its own; it counts as one that failed. */
function vitestCounts(result) {
  const broken = result.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  )
  return { passed: result.numPassedTests, failed: result.numFailedTests + broken.length }
}

export function playwrightCounts(file) {
  const { stats, errors } = readJson(file)
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length }
}

/** The summary of Node's own test runner, in either of its spellings. */
export function nodeTestCounts(lines) {
  const count = (word) =>
    Number(
      lines.map((line) => new RegExp(`^[ℹ#] ${word} (\\d+)`).exec(line)?.[1]).findLast(Boolean) ??
        0,
    )
  return { passed: count('pass'), failed: count('fail') + count('cancelled') }
}

/** A command that failed without a failed test failed by itself. */
export function withExitCode(counts, code) {
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

function sum(all) {
  return all.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }), {
    passed: 0,
    failed: 0,
  })
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}
