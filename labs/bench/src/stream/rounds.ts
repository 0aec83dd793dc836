import { MockLog, StreamFigures } from '../harness/messages.js'
import { show } from '../harness/figures.js'
import { say } from '../harness/limits.js'
import { cpuMs, forgetPeak, peakResidentMb, treeCpuMs } from '../harness/process-stat.js'
import type { Bench, Variant, VariantName } from './variants.js'

export type Shape = {
  label: string
  streams: number
  isParallel: boolean
  isWarm: boolean
  tokens: number
  gapMs: number
  rounds: number
  only?: readonly VariantName[]
}

export type Run = StreamFigures & {
  variant: VariantName
  /** CPU a token, of each process that stood in the way. */
  cpuUs: Record<string, number>
  postgresCpuUs: number
  peakMb: Record<string, number>
}

export type Runs = Record<VariantName, Run[]>

/** Runs every variant once a round, each round in the other direction: A-B-B-A for any two of them. */
export async function runRounds(bench: Bench, shape: Shape): Promise<Runs> {
  say(
    `\n${shape.label}: ${shape.streams} streams of ${shape.tokens} tokens every ${shape.gapMs} ms`,
  )
  const runs: Runs = { direct: [], pipe: [], api: [], 'door-pipe': [], door: [] }
  const chosen = bench.variants.filter(({ name }) => shape.only?.includes(name) ?? true)
  for (let round = 0; round < shape.rounds; round += 1) {
    for (const variant of round % 2 === 0 ? chosen : chosen.toReversed()) {
      const run = await runOnce(bench, shape, variant)
      runs[variant.name].push(run)
      say(line(run))
    }
  }
  return runs
}

async function runOnce(bench: Bench, shape: Shape, variant: Variant): Promise<Run> {
  const { tokens, gapMs } = shape
  const requests = await variant.prepare(shape.streams, shape.isWarm)
  await bench.mock.ask({ kind: 'manner', manner: { tokens, gapMs } }, MockLog)
  for (const pid of Object.values(variant.pids)) forgetPeak(pid)
  const before = usage(bench, variant)
  const figures = await bench.load.ask(
    {
      kind: 'streams',
      port: variant.port,
      requests,
      isParallel: shape.isParallel,
      tokens,
      endMark: variant.endMark,
    },
    StreamFigures,
  )
  const after = usage(bench, variant)
  await bench.mock.ask({ kind: 'take' }, MockLog)
  const perToken = (ms: number) => (ms * 1_000) / Math.max(1, figures.received)
  const names = Object.keys(variant.pids)
  return {
    ...figures,
    variant: variant.name,
    cpuUs: Object.fromEntries(
      names.map((name) => [name, perToken((after.own[name] ?? 0) - (before.own[name] ?? 0))]),
    ),
    postgresCpuUs: perToken(after.postgres - before.postgres),
    peakMb: Object.fromEntries(
      Object.entries(variant.pids).map(([name, pid]) => [name, peakResidentMb(pid)]),
    ),
  }
}

function usage(bench: Bench, { pids }: Variant) {
  return {
    own: Object.fromEntries(Object.entries(pids).map(([name, pid]) => [name, cpuMs(pid)])),
    postgres: treeCpuMs(bench.product.postmasterPid),
  }
}

function line(run: Run): string {
  return [
    run.variant.padEnd(9),
    `first ${show(run.ttftP50Ms)}/${show(run.ttftP99Ms)} ms`,
    `token ${show(run.delayP50Ms)}/${show(run.delayP99Ms)} ms`,
    `steady ${show(run.steadyDelayP50Ms)}/${show(run.steadyDelayP99Ms)} ms`,
    `wall ${show(run.wallMs)} ms`,
    `CPU µs/token ${[...list(run.cpuUs), `postgres ${show(run.postgresCpuUs)}`].join(', ')}`,
    `peak MB ${list(run.peakMb).join(', ') || '-'}`,
    `missing ${run.missing}, errors ${run.errors.length}`,
    ...run.errors.slice(0, 2).map((error) => `\n    ${error}`),
  ].join(' | ')
}

function list(values: Record<string, number>): string[] {
  return Object.entries(values).map(([name, value]) => `${name} ${show(value)}`)
}
