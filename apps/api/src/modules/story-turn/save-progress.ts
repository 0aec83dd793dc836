import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from '../../platform/context/context.js'
import type { LiveTurn } from './live-turns.js'
import { saveParts } from './progress-repository.js'
import { LEASE_MS } from './turn-repository.js'

/** How often what was generated goes into the database. */
const SAVE_EVERY_MS = 250
/** However slow the database is, a lease is renewed in time. */
const SAVE_AT_LEAST_EVERY_MS = LEASE_MS / 3
/** Saving takes at most this share of the time: with a thousand turns, parts come less often. */
const BUSY_SHARE = 0.2
const TURNS_A_SAVE = 500

type SavingContext = Context<'liveTurns' | 'processId'>

/**
 * Saves what is being generated and renews the leases, in one statement for all turns of this process. A database
 * that is away for a moment does not interrupt a turn; its end is what must be stored.
 */
export function startSavingProgress(ctx: SavingContext): { stop: () => void } {
  const ending = new AbortController()
  void keepSaving(ctx, ending.signal)
  return { stop: () => ending.abort() }
}

async function keepSaving(ctx: SavingContext, signal: AbortSignal): Promise<void> {
  let pauseMs = SAVE_EVERY_MS
  while (!signal.aborted) {
    await sleep(pauseMs, undefined, { signal, ref: false }).catch(() => undefined)
    if (signal.aborted) return
    const startedAt = performance.now()
    await saveAll(ctx).catch((cause: unknown) =>
      ctx.logger.warn({ err: cause }, 'parts of turns were not saved'),
    )
    const tookMs = performance.now() - startedAt
    pauseMs = Math.min(SAVE_AT_LEAST_EVERY_MS, Math.max(SAVE_EVERY_MS, tookMs / BUSY_SHARE))
  }
}

async function saveAll(ctx: SavingContext): Promise<void> {
  const nowMs = ctx.clock.now().getTime()
  const due = [...ctx.liveTurns.all()].filter((live) => isDue(live, nowMs))
  for (let from = 0; from < due.length; from += TURNS_A_SAVE) {
    await saveSome(ctx, due.slice(from, from + TURNS_A_SAVE), nowMs + LEASE_MS)
  }
}

function isDue({ settled, saved, text }: LiveTurn, nowMs: number): boolean {
  if (settled) return false
  return (
    text.length > saved.length || saved.leaseUntilMs - nowMs < LEASE_MS - SAVE_AT_LEAST_EVERY_MS
  )
}

async function saveSome(
  { database, processId }: SavingContext,
  turns: readonly LiveTurn[],
  leaseUntilMs: number,
): Promise<void> {
  const lengths = turns.map(({ text }) => text.length)
  const ours = await saveParts(database, {
    processId,
    leaseUntil: new Date(leaseUntilMs),
    parts: turns.map(({ start, text }) => ({ id: start.id, output: text })),
  })
  for (const [index, live] of turns.entries()) {
    const isStopRequested = ours.get(live.start.id)
    live.saved = { length: lengths[index] ?? 0, leaseUntilMs }
    // Somebody asked to stop it, or another process failed it.
    if (isStopRequested !== false && !live.settled) live.stop.abort()
  }
}
