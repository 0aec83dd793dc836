import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { startPart, type BenchProcess } from './bench-process.js'
import { startProduct, type Product } from './bench-product.js'
import { readOptions, type BenchOptions } from './bench-options.js'
import { judge, say, writeResult, type Verdict } from './limits.js'
import { MachineRefusal, examineMachine, loadAverage, pinSelf } from './machine.js'

export type BenchGround = { mock: BenchProcess; product: Product; options: BenchOptions }

type Measured = { verdicts: Verdict[]; figures: object }

/**
 * Examines the machine, starts mock and product, measures, prints and writes what came out. The exit code is 0
 * when every limit is kept, 1 when one is missed, 2 when the machine is not fit to be measured on.
 */
export async function runBench(
  name: string,
  measure: (ground: BenchGround) => Promise<Measured>,
  apiEnv: Record<string, string> = {},
): Promise<void> {
  const options = readOptions(name, process.argv.slice(2))
  try {
    const machine = await examineMachine(options.isForced)
    say(`${name}: ${machine.busyCores.toFixed(2)} cores busy, load average ${machine.loadAverage}`)
    if (options.isForced) say('forced: the ratios count, the absolute figures are rough')
    pinSelf()
    const { verdicts, figures } = await onGround(options, measure, apiEnv)
    say('')
    const isKept = judge(verdicts)
    const after = { loadAverage: loadAverage() }
    writeResult(options.out, { name, machine: { ...machine, after }, verdicts, figures })
    process.exitCode = isKept ? 0 : 1
  } catch (cause) {
    if (!(cause instanceof MachineRefusal)) throw cause
    say(`refused: ${cause.message}`)
    process.exitCode = 2
  }
}

async function onGround(
  options: BenchOptions,
  measure: (ground: BenchGround) => Promise<Measured>,
  apiEnv: Record<string, string>,
): Promise<Measured> {
  const { dataDir, logFile, apiFlags } = options
  await mkdir(dirname(logFile), { recursive: true })
  const mock = await startPart('mock-model', 'load')
  try {
    const modelPort = mock.port
    const product = await startProduct({ dataDir, logFile, modelPort, apiFlags, apiEnv })
    try {
      return await measure({ mock, product, options })
    } finally {
      await product.end()
    }
  } finally {
    await mock.end()
  }
}
