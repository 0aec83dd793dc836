import { appendFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { findBase } from './affected/find-base.mjs'
import { listAffected } from './affected/list-affected.mjs'
import { buildEnv } from './lib/apps.mjs'
import { explain } from './lib/errors.mjs'
import { pnpm } from './lib/paths.mjs'
import { run, stopRunning } from './lib/run.mjs'
import { line, table } from './lib/table.mjs'

/**
 * `pnpm affected --base origin/main`: what a change asks to be tested and built, as a table and as a line of JSON.
 * `--json` leaves the table out, `--run test` runs that task for what is listed. In a pipeline the JSON goes to
 * `GITHUB_OUTPUT`, a line a field.
 */
const { values } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== '--'),
  options: { base: { type: 'string' }, json: { type: 'boolean' }, run: { type: 'string' } },
})

for (const name of ['SIGINT', 'SIGTERM'])
  process.on(name, () => void stopRunning().then(() => process.exit(1)))

try {
  const base = await findBase(values.base ?? process.env.AFFECTED_BASE)
  process.exitCode = values.run ? await runTask(values.run, base) : await print(base)
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = 1
}

async function print(base) {
  const { packages, ...lists } = await listAffected(base)
  if (!values.json) show(packages, base)
  line(JSON.stringify(lists))
  const file = process.env.GITHUB_OUTPUT
  if (file)
    for (const [name, value] of Object.entries(lists))
      appendFileSync(file, `${name}=${JSON.stringify(value)}\n`)
  return 0
}

function show(packages, base) {
  line(base ? `what the change since ${base} asks for` : 'no base: everything')
  const rows = packages.map(({ name, tasks, why }) => [
    name,
    ...['test', 'build', 'typecheck'].map((task) => (tasks.includes(task) ? task : '')),
    why,
  ])
  if (rows.length > 0) table([['package', 'test', 'build', 'types', 'because'], ...rows])
  else line('no package')
  line('')
}

async function runTask(task, base) {
  const scope = base ? ['--affected'] : []
  const { code } = await run(pnpm('exec', 'turbo', 'run', task, ...scope), {
    env: { ...buildEnv, ...(base && { TURBO_SCM_BASE: base }) },
    onLine: line,
  })
  return code === 0 ? 0 : 1
}
