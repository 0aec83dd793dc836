import { StopError } from './errors.mjs'
import { isHeldByGroup } from './ports.mjs'

const TRIES = 3

/** Somebody else listens where an app of ours was to, though the port was free when it was chosen. */
export class PortTaken extends StopError {
  constructor(app, port) {
    super(
      [
        `${port}번 포트를 그사이 다른 프로그램이 쓰기 시작했어요. 다시 열어 주세요.`,
        `Port ${port}, meant for ${app}, has meanwhile been taken by another program. Start again.`,
      ].join('\n'),
    )
    this.app = app
    this.port = port
  }
}

/** What is wrong where a stranger holds an app's port; null where the app may hold it itself, or nobody does. */
export function portTakenFrom({ name, readyUrl, pid }) {
  const port = Number(new URL(readyUrl).port)
  return isHeldByGroup(port, pid) ? null : new PortTaken(name, port)
}

/**
 * Starts at the wished ports, and where one was taken meanwhile, again at free ones that nobody else wishes for. The
 * door stays where it was asked for.
 */
export async function startBesideOthers(start, wished, log) {
  let ports = wished
  for (let triesLeft = TRIES - 1; ; triesLeft -= 1) {
    try {
      return await start(ports)
    } catch (error) {
      const mayMove = error instanceof PortTaken && (error.app !== 'edge' || wished.edge === 0)
      if (!mayMove || triesLeft === 0) throw error
      log(
        `another program took port ${error.port} from ${error.app}; starting again on other ports`,
      )
      ports = { ...wished, web: 0, tales: 0, api: 0 }
    }
  }
}
