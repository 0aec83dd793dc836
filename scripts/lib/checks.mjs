import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildEnv } from './apps.mjs'
import { StopError } from './errors.mjs'
import { pnpm, ROOT } from './paths.mjs'
import { run } from './run.mjs'
import { say } from './say.mjs'

const TURBO = join(ROOT, 'node_modules', '.bin', 'turbo')

/** What `turbo run` answers for: from its cache where nothing that a check reads has changed. */
const TEXT_CHECKS = [
  { name: 'format', tasks: ['format:check'] },
  { name: 'lint and types', tasks: ['lint'] },
  { name: 'words', tasks: ['lint:words'] },
  { name: 'unused code', tasks: ['unused'] },
  { name: 'structure', tasks: ['lint:structure'] },
  { name: 'workflows', tasks: ['lint:workflows'] },
]
/** The lint reads all types but those that Next writes about a site's routes. */
const ROUTE_CHECKS = [{ name: "types of the sites' routes", tasks: ['typecheck', 'build'] }]
const SITES = ['--filter=@doran/web', '--filter=@doran/tales']
const COMPILER_CHECKS = [{ name: "types by the packages' compiler", tasks: ['typecheck', 'build'] }]

/** Everything that can be said about the code without running it. */
export async function runChecks(tally) {
  await checkText(tally)
  await checkTypes(tally)
}

/** The checks that build nothing. */
export async function checkText(tally) {
  await checkBoundaries(tally)
  await runAll(TEXT_CHECKS, tally)
}

/**
 * Builds the packages that Next's configuration is loaded from, so no other build may run beside it. A whole run asks
 * the compiler of every package once more, which their own pipelines do too.
 */
export async function checkTypes(tally, { isWhole = false } = {}) {
  await (isWhole ? runAll(COMPILER_CHECKS, tally) : runAll(ROUTE_CHECKS, tally, SITES))
}

/** Never cached: turbo refuses to run itself, and this takes a tenth of a second. */
async function checkBoundaries(tally) {
  await tally.step('boundaries', async () => {
    const { code, tail } = await run([TURBO, ['boundaries']])
    if (code !== 0) throw new StopError(tail.slice(-80).join('\n'))
  })
}

async function runAll(checks, tally, filters = []) {
  say(
    `${checks.map(({ name }) => name).join(', ')}: one run, a minute or two where nothing is cached …`,
  )
  const done = await runTasks(checks, filters)
  for (const check of checks) {
    const trouble = troubleOf(check, done)
    const work = () => {
      if (trouble) throw new StopError(trouble)
    }
    await tally.step(check.name, work, { ms: msOf(check, done) })
  }
}

/** One `turbo run` for all of them: starting it takes longer than a check that is cached. */
async function runTasks(checks, filters) {
  const lines = []
  const names = checks.map(({ tasks: [name] }) => name)
  // Checking ten packages at once, turbo's own choice, takes ten gigabytes and no less time.
  const how = ['--continue', '--output-logs=errors-only', '--summarize', '--concurrency=100%']
  // What types wait for is then built as for the product, and once.
  const { code } = await run(turbo('run', ...names, ...filters, ...how), {
    env: buildEnv,
    onLine: (line) => lines.push(line),
  })
  return { code, lines, tasks: takeSummary(lines) }
}

/** Under pnpm, pnpm is on the path and turbo can be started without asking for it again. */
function turbo(...args) {
  const isUnderPnpm = process.env.npm_config_user_agent?.startsWith('pnpm/')
  return isUnderPnpm ? [TURBO, args] : pnpm('exec', 'turbo', ...args)
}

function takeSummary(lines) {
  const file = lines.map((line) => /^\s*Summary:\s+(\S.*\.json)$/.exec(line)?.[1]).findLast(Boolean)
  if (!file) return []
  const { tasks } = JSON.parse(readFileSync(file, 'utf8'))
  rmSync(file)
  return tasks
}

/** What to print where a check has not passed, and an empty text where it has. */
export function troubleOf(check, { code, lines, tasks }) {
  const own = tasks.filter(({ task }) => check.tasks.includes(task))
  const [asked] = check.tasks
  const failed = own.filter(({ execution }) => execution?.exitCode !== 0)
  if (failed.length > 0)
    return failed.map(({ taskId }) => `${taskId} failed\n${linesOf(taskId, lines)}`).join('\n')
  const isWhole = own.some(({ task }) => task === asked)
  const isExplained = code === 0 || tasks.some(({ execution }) => execution?.exitCode !== 0)
  return isWhole && isExplained ? '' : lines.slice(-80).join('\n') || `turbo ended with ${code}`
}

/** From the first task of a check that began to the last that ended; those of other checks run beside them. */
export function msOf(check, { tasks }) {
  const own = tasks.filter(({ task, execution }) => execution && check.tasks.includes(task))
  if (own.length === 0) return 0
  const begun = Math.min(...own.map(({ execution }) => execution.startTime))
  return Math.max(...own.map(({ execution }) => execution.endTime)) - begun
}

function linesOf(taskId, lines) {
  const [owner, task] = taskId.split('#')
  return lines
    .filter((line) => line.startsWith(`${owner}:${task}: `))
    .slice(-80)
    .join('\n')
}
