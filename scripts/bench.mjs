import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from './lib/build.mjs'
import { explain, StopError } from './lib/errors.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { dataDirOf, pnpm } from './lib/paths.mjs'
import { run, stopRunning } from './lib/run.mjs'
import { say } from './lib/say.mjs'

/** `pnpm bench [engine|stream|long-story|leave-and-return|accounts|events|chat|games|wallet|community|search|seasons|realtime] [--force] [--quick]`; without a name the engine's. */
const BENCHES = {
  engine: [
    '--filter',
    '@doran/korean',
    '--filter',
    '@doran/story-content',
    '--filter',
    '@doran/game-engine',
    'run',
    'bench',
  ],
  stream: ofApi('stream'),
  'long-story': ofApi('long-story'),
  'leave-and-return': ofApi('leave-and-return'),
  accounts: ofApi('accounts'),
  events: ofApi('events'),
  chat: ofApi('chat'),
  games: ofApi('games'),
  wallet: ofApi('wallet'),
  community: ofApi('community'),
  search: ofApi('search'),
  seasons: ofApi('seasons'),
  realtime: ['--filter', '@doran/realtime-server', 'run', 'bench'],
}

function ofApi(name) {
  const node = ['node', '--import', '@doran/tooling/from-source', `src/${name}-command.ts`]
  return ['--filter', '@doran/bench', 'exec', ...node]
}

for (const name of ['SIGINT', 'SIGTERM'])
  process.on(name, () => void stopRunning().then(() => process.exit(1)))

const given = process.argv.slice(2).filter((word) => word !== '--')
const isNamed = given[0] !== undefined && !given[0].startsWith('--')
const name = isNamed ? given[0] : 'engine'
const logs = join(dataDirOf(process.env), 'logs')
mkdirSync(logs, { recursive: true, mode: 0o711 })

try {
  if (!Object.hasOwn(BENCHES, name))
    throw new StopError(`There is no bench "${name}", only ${Object.keys(BENCHES).join(', ')}.`)
  await ensureInstalled(say)
  await ensureBuilt(say, { logFile: join(logs, 'build.log') })
} catch (error) {
  say(explain(error))
  process.exit(1)
}
const { code } = await run(pnpm(...BENCHES[name], ...given.slice(isNamed ? 1 : 0)), {
  logFile: join(logs, `bench-${name}.log`),
  onLine: (line) => process.stdout.write(`${line}\n`),
})
process.exit(code ?? 1)
