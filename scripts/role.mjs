import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ensureBuilt } from './lib/build.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { dataDirOf, NODE, ROOT } from './lib/paths.mjs'
import { say } from './lib/say.mjs'

/** `pnpm role grant someone@example.com admin`: how an install gets its first administrator. */
const dataDir = dataDirOf(process.env)
await ensureInstalled(say)
await ensureBuilt(say, { logFile: join(dataDir, 'logs', 'build.log') })
const command = join(ROOT, 'apps', 'api', 'dist', 'commands', 'role.js')
const { status } = spawnSync(NODE, [command, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, DATA_DIR: dataDir },
})
process.exitCode = status ?? 1
