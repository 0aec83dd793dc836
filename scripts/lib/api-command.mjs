import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuilt } from './build.mjs'
import { ensureInstalled } from './install.mjs'
import { dataDirOf, NODE, ROOT } from './paths.mjs'
import { say } from './say.mjs'

/** Runs a command of the API on the install's own data; its exit code becomes this process's. */
export async function runApiCommand(name) {
  const dataDir = dataDirOf(process.env)
  await ensureInstalled(say)
  await ensureBuilt(say, { logFile: join(dataDir, 'logs', 'build.log') })
  const command = join(ROOT, 'apps', 'api', 'dist', 'commands', `${name}.js`)
  const { status } = spawnSync(NODE, [command, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, DATA_DIR: dataDir },
  })
  process.exitCode = status ?? 1
}
