import { rmSync } from 'node:fs'
import { join } from 'node:path'
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
import { NODE, pnpm } from './paths.mjs'
import { run } from './run.mjs'

const UNIT_RESULT =
  /:test:\s+(?:Test Files|Tests|FAIL|Error)|:test:.*(?:FAIL|AssertionError|Error:)/
const TOOL_TESTS = ['lint/**/*.test.mjs', 'scripts/**/*.test.mjs']

/** The tests of the house rules and of these scripts, on Node's own runner. */
export async function toolTests({ logs }) {
  const command = pnpm('exec', NODE, '--test', '--test-reporter=spec', ...TOOL_TESTS)
  const { code, tail } = await run(command, { logFile: join(logs, 'test-tools.log') })
  const counts = withExitCode(nodeTestCounts(tail), code)
  return { ...counts, report: counts.failed > 0 ? tail.slice(-60).join('\n') : '' }
}

/** The API's tests take as long as those of all other packages together, so they start beside them and not last. */
const UNIT_QUEUES = [['--filter=@doran/api'], ['--filter=!@doran/api']]

/** Every package's unit tests; results of unchanged packages come from turbo's cache. */
export async function unitTests({ logs, filters = [] }) {
  for (const file of vitestResults()) rmSync(file)
  const queues = filters.length > 0 ? [filters] : UNIT_QUEUES
  const runs = await Promise.all(
    queues.map((queue, index) => runUnitTests(queue, join(logs, `test-unit-${index + 1}.log`))),
  )
  const failed = runs.find(({ code }) => code !== 0)
  const results = vitestResults()
  // Turbo's last lines say what failed where no test did.
  const report = failed ? vitestFailures(results) || failed.tail.slice(-60).join('\n') : ''
  return { ...withExitCode(sumVitest(results), failed?.code ?? 0), report }
}

function runUnitTests(filters, logFile) {
  const turbo = ['turbo', 'run', 'test', '--continue', '--concurrency=1', '--output-logs=full']
  const vitest = ['--reporter=default', '--reporter=json', `--outputFile.json=${VITEST_RESULT}`]
  return run(pnpm('exec', ...turbo, ...filters, '--', ...vitest), {
    logFile,
    onLine: (line) => UNIT_RESULT.test(line) && show([`  ${plain(line)}`]),
    env: { NO_COLOR: '1' },
  })
}

/** The journeys start a stack of their own, on free ports and a data folder that is thrown away. */
export async function journeys({ logs, chromium }) {
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

function show(lines) {
  for (const line of lines) process.stdout.write(`${line}\n`)
}

function plain(line) {
  return line.replaceAll(/\u001b\[[0-9;]*m/g, '').trimEnd()
}
