import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { ServerKind, ServerOrder, ServerReport } from './fan-out-plan.js'

/** A server in a process of its own, so that what is measured is the server's alone. */
export class ServerProcess {
  readonly #child: ChildProcess

  private constructor(kind: ServerKind) {
    const file = fileURLToPath(new URL(`./servers/${kind}.ts`, import.meta.url))
    this.#child = fork(file, { execArgv: [...process.execArgv, '--expose-gc'] })
  }

  static async start(kind: ServerKind): Promise<{ server: ServerProcess; port: number }> {
    const server = new ServerProcess(kind)
    const { port } = await server.#report('listening')
    return { server, port }
  }

  async publish(): Promise<{ cpuMicros: number }> {
    this.#order({ kind: 'publish' })
    return this.#report('done')
  }

  async rss(): Promise<number> {
    this.#order({ kind: 'rss' })
    return (await this.#report('rss')).bytes
  }

  stop(): void {
    this.#order({ kind: 'stop' })
  }

  #order(order: ServerOrder): void {
    this.#child.send(order)
  }

  #report<Kind extends ServerReport['kind']>(
    kind: Kind,
  ): Promise<Extract<ServerReport, { kind: Kind }>> {
    return new Promise((resolve, reject) => {
      const listen = (report: ServerReport) => {
        if (!isOfKind(report, kind)) return
        this.#child.off('message', listen)
        resolve(report)
      }
      this.#child.on('message', listen)
      this.#child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)))
    })
  }
}

function isOfKind<Kind extends ServerReport['kind']>(
  report: ServerReport,
  kind: Kind,
): report is Extract<ServerReport, { kind: Kind }> {
  return report.kind === kind
}
