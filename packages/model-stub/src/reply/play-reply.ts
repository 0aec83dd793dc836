import type { ServerResponse } from 'node:http'
import type { Reply, Step } from './reply.js'

/**
 * Plays a script on a response, taking each step only once the one before it is due and the socket
 * has room: a script may be endless. `onFinished` is called when it came to its own end.
 */
export function playReply(
  { head, steps }: Reply,
  response: ServerResponse,
  onFinished: () => void,
): void {
  const script = steps[Symbol.iterator]()
  let timer: NodeJS.Timeout | undefined
  response.once('close', () => clearTimeout(timer))
  response.once('finish', onFinished)

  const advance = () => {
    for (;;) {
      if (response.destroyed) return
      const { value: step, done } = script.next()
      if (done === true || step.kind === 'silence') return
      if (step.afterMs > 0) {
        timer = setTimeout(() => {
          if (act(step)) advance()
        }, step.afterMs)
        return
      }
      if (!act(step)) return
    }
  }

  /** Whether the script may go on at once. */
  const act = (step: Exclude<Step, { kind: 'silence' }>): boolean => {
    if (step.kind === 'end') response.end()
    else if (step.kind === 'break') breakOff()
    else if (response.write(step.bytes)) return true
    else response.once('drain', advance)
    return false
  }

  const breakOff = () => {
    onFinished()
    response.destroy()
  }

  if (head) {
    if (head.isUnframed) response.removeHeader('transfer-encoding')
    response.writeHead(head.status, head.headers)
    response.flushHeaders()
  }
  advance()
}
