import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StopError } from '../lib/errors.mjs'
import { delay, killGroup, until } from '../lib/process-group.mjs'

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-extensions',
  '--disable-default-apps',
  '--no-first-run',
  '--no-default-browser-check',
  '--mute-audio',
  '--password-store=basic',
  '--remote-debugging-port=0',
]

/** A browser that has just opened loads scripts for its own windows, which would take a page's time. */
const REST_MS = 4_000

/** A browser at rest with a profile of its own, in a process group that `close` ends whole. */
export async function openChromium(program) {
  const profile = mkdtempSync(join(tmpdir(), 'doran-chromium-'))
  const args = [...FLAGS, `--user-data-dir=${profile}`, 'about:blank']
  const child = spawn(program, args, { stdio: 'ignore', detached: true })
  const exited = once(child, 'exit')
  const close = async () => {
    await killGroup(child.pid, 3_000)
    await exited
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
  const portFile = join(profile, 'DevToolsActivePort')
  const isOpen = await until(() => existsSync(portFile) && portIn(portFile) > 0, 30_000)
  if (isOpen) {
    await delay(REST_MS)
    return { port: portIn(portFile), close }
  }
  await close()
  throw new StopError(`${program} did not open.`)
}

const portIn = (file) => Number(readFileSync(file, 'utf8').split('\n')[0])

/** Gives the browser the cookies of a header, for the host of `url`; a header of its own would not go with every request. */
export async function setCookies({ port }, url, header) {
  const version = await (await fetch(`http://127.0.0.1:${port}/json/version`)).json()
  const socket = new WebSocket(version.webSocketDebuggerUrl)
  await once(socket, 'open')
  const cookies = header.split('; ').map((pair) => {
    const at = pair.indexOf('=')
    return { name: pair.slice(0, at), value: pair.slice(at + 1), url }
  })
  const answered = once(socket, 'message')
  socket.send(JSON.stringify({ id: 1, method: 'Storage.setCookies', params: { cookies } }))
  await answered
  socket.close()
}
