import { StopError } from '../lib/errors.mjs'
import { run } from '../lib/run.mjs'

/** Runs a command to its end; where it fails, its last lines are the error. */
export async function mustRun(command, what, options) {
  const { code, tail } = await run(command, options)
  if (code !== 0)
    throw new StopError([...tail.slice(-60), `${what} ended with ${code}.`].join('\n'))
  return tail
}
