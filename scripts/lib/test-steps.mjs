import { readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  nodeTestCounts,
  PLAYWRIGHT_RESULT,
  playwrightCounts,
  sumVitest,
  VITEST_RESULT,
  vitestFailures,
  vitestResults,
  withExitCode,
} from './counts.mjs'
import { nodeFileTimes, playwrightFileTimes, vitestFileTimes } from './file-times.mjs'
import { NODE, pnpm, ROOT } from './paths.mjs'
import { run } from './run.mjs'

const UNIT_RESULT =
  /:test:\s+(?:Test Files|Tests|FAIL|Error)|:test:.*(?:FAIL|AssertionError|Error:)/
const TOOL_FOLDERS = ['lint', 'scripts']
/** Left out of `npm test` for their length. */
const LONG_TOOL_TESTS = /\.long\.test\.mjs$/

/** The tests of the house rules and of these scripts, on Node's own runner. */
export async function toolTests({ logs, isWhole }) {
  const times = toolTimes(logs)
  rmSync(times, { force: true })
  const files = TOOL_FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true }).map((file) => join(folder, file)),
  ).filter((file) => file.endsWith('.test.mjs') && (isWhole || !LONG_TOOL_TESTS.test(file)))
  const reporters = [
    ['spec', 'stdout'],
    ['./scripts/lib/node-file-times.mjs', times],
  ].flatMap(([reporter, to]) => [
    `--test-reporter=${reporter}`,
    `--test-reporter-destination=${to}`,
  ])
  const command = pnpm('exec', NODE, '--test', ...reporters, ...files)
  const { code, tail } = await run(command, { logFile: join(logs, 'test-tools.log') })
  const counts = withExitCode(nodeTestCounts(tail), code)
  return { ...counts, report: counts.failed > 0 ? tail.slice(-60).join('\n') : '' }
}

/** Forgets the results of earlier runs, which would be counted again. */
export function clearUnitResults() {
  for (const file of vitestResults()) rmSync(dirname(file), { recursive: true })
}

/**
 * The unit tests of the packages that turbo's `filters` name; results of unchanged packages come from its cache. A whole
 * run leaves nothing out for its length. `isOwn` says whose results are counted, where other tests run beside these.
 */
export async function unitTests({ logs, filters, isWhole, isOwn = () => true }) {
  const { code, tail } = await runUnitTests(filters, { logs, isWhole })
  const results = vitestResults().filter(isOwn)
  // Turbo's last lines say what failed where no test did.
  const report = code === 0 ? '' : vitestFailures(results) || tail.slice(-60).join('\n')
  return { ...withExitCode(sumVitest(results), code), report }
}

function runUnitTests(filters, { logs, isWhole }) {
  const turbo = ['turbo', 'run', 'test', '--continue', '--concurrency=100%', '--output-logs=full']
  const reporters = ['default', 'json', '@doran/tooling/file-times-reporter']
  const vitest = [
    ...reporters.map((name) => `--reporter=${name}`),
    `--outputFile.json=${VITEST_RESULT}`,
  ]
  const name = filters.join('').replaceAll(/[^\w-]+/g, '')
  return run(pnpm('exec', ...turbo, ...filters, '--', ...vitest), {
    logFile: join(logs, `test-unit${name}.log`),
    onLine: (line) => UNIT_RESULT.test(line) && show([`  ${plain(line)}`]),
    env: { NO_COLOR: '1', ...extent(isWhole) },
  })
}

/** The journeys start a stack of their own, on free ports and a data folder that is thrown away. */
export async function journeys({ logs, chromium, isWhole }) {
  rmSync(PLAYWRIGHT_RESULT, { force: true })
  const command = pnpm(
    '--filter',
    '@doran/e2e',
    'exec',
    'playwright',
    'test',
    '--reporter=list,json',
  )
  const { code, tail } = await run(command, {
    logFile: join(logs, 'test-journeys.log'),
    onLine: (line) => show([`  ${plain(line)}`]),
    env: {
      NO_COLOR: '1',
      PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_RESULT,
      ...extent(isWhole),
      ...(chromium && { CHROMIUM_PATH: chromium }),
    },
  })
  try {
    return withExitCode(playwrightCounts(PLAYWRIGHT_RESULT), code)
  } catch {
    show(tail.slice(-20))
    return { passed: 0, failed: 1 }
  }
}

/** The times of every test file of the last run, of all runners. */
export function fileTimes({ logs }) {
  return [
    ...vitestFileTimes(),
    ...nodeFileTimes(toolTimes(logs)),
    ...playwrightFileTimes(PLAYWRIGHT_RESULT),
  ]
}

/** The presets of Vitest and Playwright read it; see docs/working.md. */
function extent(isWhole) {
  return { TEST_WHOLE: isWhole ? '1' : '' }
}

function toolTimes(logs) {
  return join(logs, 'test-tools-times.jsonl')
}

function show(lines) {
  for (const line of lines) process.stdout.write(`${line}\n`)
}

function plain(line) {
  return line.replaceAll(/\u001b\[[0-9;]*m/g, '').trimEnd()
}
