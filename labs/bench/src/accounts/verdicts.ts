import { median, show, type Ratio } from '../harness/figures.js'
import type { Verdict } from '../harness/limits.js'
import { rawOf, type BareCall } from './bare-calls.js'
import type { SessionCheck } from './session-check.js'
import type { SignInRound, SignIns } from './sign-ins-at-once.js'

export type AccountFigures = { check: SessionCheck; calls: BareCall[]; signIns: SignIns }

/** CPU a call against the bare server: without the database, and with it. */
const CPU_LIMITS: readonly { id: string; limit: number }[] = [
  { id: 'P1', limit: 1.25 },
  { id: 'P2', limit: 1.5 },
]
const P99_LIMIT = 2
const SENT_WITHIN_MS = 50

export function verdictsOf({ check, calls, signIns }: AccountFigures): Verdict[] {
  return [...checkVerdicts(check), ...calls.flatMap(callVerdicts), ...signInVerdicts(signIns)]
}

function checkVerdicts(check: SessionCheck): Verdict[] {
  const bare = `one row by its key ${show(check.barePk50Ms)}, p99 ${show(check.barePk99Ms)}`
  return [
    {
      name: 'a session check, queries',
      value: check.queriesACheck,
      limit: 1,
      of: 'the mean of all rounds',
    },
    {
      name: 'a session check, p50, ms',
      value: check.p50Ms,
      limit: 0.5,
      of: `p99 ${show(check.p99Ms)}; ${bare}`,
    },
  ]
}

function callVerdicts(call: BareCall, index: number): Verdict[] {
  const { id, limit } = CPU_LIMITS[index] ?? { id: '', limit: Number.NaN }
  const door = `through the front door ${show(median(call.door.map(({ cpuUs }) => cpuUs)))} and its own ${show(median(call.door.map(({ edgeCpuUs }) => edgeCpuUs)))}`
  return [
    {
      name: `${id} ${call.path}, CPU a call, ratio to the bare server`,
      value: call.cpu.median,
      limit,
      of: `${rawOf(call, ({ cpuUs }) => cpuUs)} µs, ${range(call.cpu)}; ${door} µs`,
    },
    {
      name: `P3 ${call.path}, p99 of 50 connections, ratio to the bare server`,
      value: call.p99.median,
      limit: P99_LIMIT,
      of: `${rawOf(call, ({ p99Ms }) => p99Ms)} ms, ${range(call.p99)}; through the front door ${show(median(call.door.map(({ p99Ms }) => p99Ms)))} ms`,
    },
    {
      name: `P3 ${call.path}, answers that are no success`,
      value: call.failed,
      limit: 0,
      of: `${call.api.reduce((sum, { count }) => sum + count, 0)} calls`,
    },
  ]
}

function signInVerdicts({ rounds, idle, burst, wrong }: SignIns): Verdict[] {
  const ratio = (of: (round: SignInRound) => number): Ratio => {
    const ratios = rounds.map(of)
    return { median: median(ratios), min: Math.min(...ratios), max: Math.max(...ratios) }
  }
  const calls = ratio((round) => round.burst.callP99Ms / round.idle.callP99Ms)
  const late = ratio((round) => round.burst.lateP99Ms / round.idle.lateP99Ms)
  const took = rounds.map(({ signInsMs }) => signInsMs)
  return [
    {
      name: 'beside 100 sign-ins, p99 of a plain call, ratio to idle',
      value: calls.median,
      limit: P99_LIMIT,
      of: `${range(calls)}; of all rounds ${show(burst.callP99Ms)} to ${show(idle.callP99Ms)} ms; the sign-ins took ${show(median(took))} ms (${show(Math.min(...took))} to ${show(Math.max(...took))})`,
    },
    {
      name: 'beside 100 sign-ins, p99 of how late a sentence comes, ratio to idle',
      value: late.median,
      limit: P99_LIMIT,
      of: `${range(late)}; of all rounds ${show(burst.lateP99Ms)} to ${show(idle.lateP99Ms)} ms`,
    },
    {
      name: 'beside 100 sign-ins, until all were sent, ms',
      value: Math.max(...rounds.map(({ sentMs }) => sentMs)),
      limit: SENT_WITHIN_MS,
      of: 'the slowest round',
    },
    {
      name: 'beside 100 sign-ins, calls, streams and sign-ins that failed',
      value: wrong.length,
      limit: 0,
      of: wrong.slice(0, 3).join('; ') || 'all rounds',
    },
  ]
}

const range = ({ median: value, min, max }: Ratio) =>
  `${show(value)} (${show(min)} to ${show(max)})`
