import { parseArgs } from 'node:util'
import { startSandbox, type Sandbox } from './start-sandbox.js'

/** The command without its process: starts a sandbox by its words and prints where it is. */
export async function runSandbox(words: string[], print: (line: string) => void): Promise<Sandbox> {
  const { values } = parseArgs({
    args: words[0] === '--' ? words.slice(1) : words,
    options: { port: { type: 'string', default: '4020' } },
  })
  if (!/^\d{1,5}$/.test(values.port))
    throw new Error(`--port wants a whole number, not '${values.port}'`)
  const sandbox = await startSandbox({ port: Number(values.port) })
  print(`http://localhost:${sandbox.port}`)
  return sandbox
}
