import { explain, StopError } from './errors.mjs'
import { stopRunning } from './run.mjs'

/**
 * Ends this process with the code of a command that starts others: 0 where `main` finds all as it should be. A signal
 * or the end of the time allowed aborts `leaving` and stops what was started.
 */
export async function runLongCommand(longestMs, main) {
  const leaving = new AbortController()
  const leave = (why) => {
    leaving.abort(new StopError(why))
    void stopRunning()
  }
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => leave('stopped'))
  // A fault in a server that answers in this process must not leave what it started behind.
  process.on('uncaughtException', (error) => leave(explain(error)))
  setTimeout(() => leave(`not done within ${longestMs / 60_000} minutes`), longestMs).unref()

  let isKept = false
  try {
    isKept = await main(leaving)
  } catch (error) {
    process.stderr.write(`\n${explain(leaving.signal.aborted ? leaving.signal.reason : error)}\n`)
  } finally {
    await stopRunning()
  }
  process.exit(isKept ? 0 : 1)
}
