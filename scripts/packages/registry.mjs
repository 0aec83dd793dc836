import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../packages/tooling/src/free-port.mjs'
import { StopError } from '../lib/errors.mjs'
import { NODE } from '../lib/paths.mjs'
import { say } from '../lib/say.mjs'
import { mustRun } from './must-run.mjs'
import { runServer } from './run-server.mjs'

const VERSION = '6.10.4'

/**
 * A registry on loopback that knows `@doran` alone and begins empty in `home`: its address, and the npm configuration
 * of a throw-away user who may publish to it.
 */
export async function startRegistry(home, dataDir, logFile) {
  const program = await fetchVerdaccio(join(dataDir, `verdaccio-${VERSION}`))
  mkdirSync(home, { recursive: true })
  const config = join(home, 'config.yaml')
  writeFileSync(config, CONFIG)
  const origin = `http://127.0.0.1:${await freePort()}`
  const words = [program, '--config', config, '--listen', origin.replace('http://', '')]
  await runServer([NODE, words], `${origin}/-/ping`, { cwd: home, logFile })
  return { origin, userConfig: await addUser(origin, home) }
}

const CONFIG = `storage: ./storage
auth: { htpasswd: { file: ./htpasswd, max_users: 1 } }
uplinks: {}
packages:
  '@doran/*': { access: $all, publish: $authenticated }
web: { enable: false }
log: { type: stdout, format: pretty, level: http, colors: false }
`

/** 65 MB that the product's own install does without: fetched once into the data folder. */
async function fetchVerdaccio(folder) {
  const program = join(folder, 'node_modules', 'verdaccio', 'bin', 'verdaccio')
  const stamp = join(folder, '.fetched')
  if (existsSync(stamp)) return program
  say(`fetching verdaccio@${VERSION}`)
  mkdirSync(folder, { recursive: true })
  // The version it asks for was withdrawn.
  const manifest = { private: true, overrides: { 'node-fetch': '2.7.0' } }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  const install = ['install', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund']
  await mustRun(
    ['npm', [...install, '--prefer-offline', '--save-exact', `verdaccio@${VERSION}`]],
    'npm',
  )
  writeFileSync(stamp, '')
  return program
}

async function addUser(origin, home) {
  const answer = await fetch(`${origin}/-/user/org.couchdb.user:trial`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'trial', password: crypto.randomUUID() }),
  })
  const { token } = await answer.json()
  if (!token) throw new StopError('The registry gave its user no token.')
  const file = join(home, 'npmrc')
  const host = origin.replace('http:', '')
  writeFileSync(file, `@doran:registry=${origin}/\n${host}/:_authToken=${token}\n`, { mode: 0o600 })
  return file
}
