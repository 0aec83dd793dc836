import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { freePort } from '../../packages/tooling/src/free-port.mjs'
import { NODE } from '../lib/paths.mjs'
import { mustRun } from './must-run.mjs'
import { runServer } from './run-server.mjs'

const PORT_FLAG = { next: '-p', vite: '--port' }

/** A blank app outside the workspace, made from `blank-<kind>` and the parts that both kinds show. */
export function makeBlankApp(kind, { home, registry, apiOrigin, logs }) {
  const folder = join(home, `blank-${kind}`)
  mkdirSync(folder, { recursive: true })
  cpSync(join(import.meta.dirname, `blank-${kind}`), folder, { recursive: true })
  cpSync(join(import.meta.dirname, 'blank'), join(folder, 'src', 'blank'), { recursive: true })
  writeFileSync(join(folder, '.npmrc'), `@doran:registry=${registry}/\n`)

  const how = (step) => ({
    cwd: folder,
    logFile: join(logs, `packages-${kind}-${step}.log`),
    env: { PATH: `${dirname(NODE)}${delimiter}${process.env.PATH}`, API_ORIGIN: apiOrigin },
  })
  const npm = (step, ...words) =>
    mustRun(['npm', words], `npm ${words.join(' ')} in the blank ${kind} app`, how(step))
  return {
    kind,
    folder,
    install: () => npm('install', 'install', '--no-audit', '--no-fund'),
    typecheck: () => npm('typecheck', 'run', 'typecheck'),
    build: () => npm('build', 'run', 'build'),
    /** Where it answers, until `stopRunning`. */
    start: async () => {
      const port = String(await freePort())
      const origin = `http://127.0.0.1:${port}`
      const words = ['run', 'start', '--', PORT_FLAG[kind], port]
      await runServer(['npm', words], origin, how('start'))
      return origin
    },
  }
}
