import { setTimeout as sleep } from 'node:timers/promises'
import { startPart, type BenchProcess } from '../harness/bench-process.js'
import type { Product } from '../harness/bench-product.js'
import { percentile, show } from '../harness/figures.js'
import { say } from '../harness/limits.js'
import {
  BurstFigures,
  LoopFigures,
  PacedFigures,
  type PlainRequest,
  type TimedCall,
} from '../harness/messages.js'
import { copyStories, openStory, checkpointDatabase, turnRequest } from '../harness/stories.js'
import { microseconds } from '../harness/token-mark.js'
import { PASSWORD, emailOf } from './seed-accounts.js'

const SIGN_INS = 100
const READERS = 20
const PAUSE_MS = 50
const STREAMS = 10
const STORIES_A_STREAM = 120
const ROUNDS = 5
const BEGIN_MS = 3_000
const IDLE_MS = 4_000
const REST_MS = 1_500
/** Longer than it all takes: readers and streams are told to stop. */
const AT_MOST_MS = 900_000

type Side = {
  calls: number
  callP50Ms: number
  callP99Ms: number
  parts: number
  lateP50Ms: number
  lateP99Ms: number
}
type Window = { fromUs: number; untilUs: number }
export type SignInRound = { idle: Side; burst: Side; signInsMs: number; sentMs: number }
export type SignIns = { rounds: SignInRound[]; idle: Side; burst: Side; wrong: string[] }

/** Readers and streams, with and without a hundred people who sign in at the same moment. */
export async function measureSignIns(product: Product, isQuick: boolean): Promise<SignIns> {
  say(`\n${SIGN_INS} sign-ins at once beside ${READERS} readers and ${STREAMS} streams`)
  const parts = await Promise.all([1, 2, 3].map(() => startPart('load', 'load')))
  const [readers, streams, people] = parts
  if (!readers || !streams || !people) throw new Error('unreachable')
  const rounds = isQuick ? 1 : ROUNDS
  try {
    const requests = await turnsOf(product, STREAMS * STORIES_A_STREAM)
    await signInAll(people, product)
    const port = product.api.port
    const reading = readers.ask(
      {
        kind: 'loop',
        port,
        request: { method: 'GET', path: '/v1/tales/template', headers: {}, body: '' },
        connections: READERS,
        ms: AT_MOST_MS,
        pauseMs: PAUSE_MS,
        keepsCalls: true,
      },
      LoopFigures,
    )
    const telling = streams.ask({ kind: 'paced', port, requests, readers: STREAMS }, PacedFigures)
    await sleep(BEGIN_MS)
    const windows: { idle: Window; burst: BurstFigures }[] = []
    for (let round = 0; round < rounds; round += 1) {
      windows.push(await runRound(people, product, round % 2 === 0))
    }
    for (const each of [readers, streams]) each.tell({ kind: 'stop' })
    const [read, told] = await Promise.all([reading, telling])
    return figuresOf(windows, read, told)
  } finally {
    for (const part of parts) await part.end()
  }
}

async function turnsOf({ api, db, origin }: Product, count: number) {
  const original = await openStory(api.port, origin, 'offline')
  const stories = await copyStories(db, original, count, 1)
  await checkpointDatabase(db)
  return stories.map((story, index) => turnRequest(story, origin, '', index, 'normal'))
}

/** One window without sign-ins and one with them, by turns the one or the other first. */
async function runRound(people: BenchProcess, product: Product, isIdleFirst: boolean) {
  const before = isIdleFirst ? await idleWindow() : null
  const burst = await signInAll(people, product)
  await sleep(REST_MS)
  const idle = before ?? (await idleWindow())
  return { idle, burst }
}

async function idleWindow(): Promise<Window> {
  const fromUs = microseconds()
  await sleep(IDLE_MS)
  return { fromUs, untilUs: microseconds() }
}

function signInAll(people: BenchProcess, { api, origin }: Product): Promise<BurstFigures> {
  const requests = Array.from({ length: SIGN_INS }, (_, index): PlainRequest => ({
    method: 'POST',
    path: '/v1/auth/login',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify({ email: emailOf(index + 1), password: PASSWORD }),
  }))
  return people.ask({ kind: 'burst', port: api.port, requests }, BurstFigures)
}

function figuresOf(
  windows: readonly { idle: Window; burst: BurstFigures }[],
  read: LoopFigures,
  told: PacedFigures,
): SignIns {
  const of = (windowsOf: readonly Window[]) => sideOf(windowsOf, read.calls, told.parts)
  const rounds = windows.map(({ idle, burst }): SignInRound => ({
    idle: of([idle]),
    burst: of([burst]),
    signInsMs: (burst.untilUs - burst.fromUs) / 1_000,
    sentMs: burst.sentMs,
  }))
  for (const round of rounds) say(lineOf(round))
  return {
    rounds,
    idle: of(windows.map(({ idle }) => idle)),
    burst: of(windows.map(({ burst }) => burst)),
    wrong: [...read.reasons, ...told.failures, ...windows.flatMap(({ burst }) => burst.reasons)],
  }
}

function sideOf(
  windows: readonly Window[],
  calls: readonly TimedCall[],
  parts: readonly TimedCall[],
): Side {
  const inside = (from: number, until: number) =>
    windows.some(({ fromUs, untilUs }) => from <= untilUs && until >= fromUs)
  const took = calls.filter(([atUs, tookUs]) => inside(atUs, atUs + tookUs)).map(inMs)
  const late = parts.filter(([atUs, lateUs]) => inside(atUs - lateUs, atUs)).map(inMs)
  return {
    calls: took.length,
    callP50Ms: percentile(took, 0.5),
    callP99Ms: percentile(took, 0.99),
    parts: late.length,
    lateP50Ms: percentile(late, 0.5),
    lateP99Ms: percentile(late, 0.99),
  }
}

const inMs = ([, us]: TimedCall): number => us / 1_000

function lineOf({ idle, burst, signInsMs, sentMs }: SignInRound): string {
  return `idle ${wordsOf(idle)} | sign-ins ${wordsOf(burst)} | all in after ${show(signInsMs)} ms, sent within ${show(sentMs)} ms`
}

function wordsOf(side: Side): string {
  return `${side.calls} calls ${show(side.callP50Ms)}/${show(side.callP99Ms)} ms, ${side.parts} parts late ${show(side.lateP50Ms)}/${show(side.lateP99Ms)} ms`
}
