import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { packageRoot } from '@doran/api/platform/process/package-root'

export type BenchOptions = {
  /** Measure although others are at work on this machine. */
  isForced: boolean
  /** Fewer repetitions: shows that the bench works, decides nothing. */
  isQuick: boolean
  out: string
  /** What the servers print. */
  logFile: string
  dataDir: string
  /** Flags for the API's Node, such as `--cpu-prof`. */
  apiFlags: string[]
}

/** `--force --quick --out <file> --data <folder> --api-flag <flag>`; all of them may be left out. */
export function readOptions(name: string, words: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: words.filter((word) => word !== '--'),
    options: {
      force: { type: 'boolean', default: false },
      quick: { type: 'boolean', default: false },
      out: { type: 'string' },
      data: { type: 'string' },
      'api-flag': { type: 'string', multiple: true, default: [] },
    },
  })
  const home = join(packageRoot(), '..', '..', '.data', 'bench')
  const time = new Date().toISOString().replaceAll(':', '-').slice(0, 19)
  const out = values.out ?? join(home, `${name}-${time}.json`)
  return {
    isForced: values.force,
    isQuick: values.quick,
    out,
    logFile: out.replace(/(?:\.json)?$/, '.log'),
    dataDir: values.data ?? join(home, `${name}-${process.pid}`),
    apiFlags: values['api-flag'],
  }
}
