import { StopError } from '../lib/errors.mjs'
import { until } from '../lib/process-group.mjs'
import { run } from '../lib/run.mjs'

const START_WITHIN_MS = 60_000

/** Starts what answers at `url`, and resolves when it does. It runs until `stopRunning`. */
export async function runServer(command, url, { logFile, ...options }) {
  let isOver = false
  void run(command, { logFile, ...options }).then(() => (isOver = true))
  const hasResult = async () => isOver || isAnswering(url)
  if (!(await until(hasResult, START_WITHIN_MS)) || isOver)
    throw new StopError(`Nothing answered at ${url}; see ${logFile}.`)
}

function isAnswering(url) {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
}
