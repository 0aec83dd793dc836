import { createHash } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Member } from '../context/actor.js'
import { inTransaction, type Context } from '../context/context.js'
import type { Executor } from '../db/client.js'
import { AppError } from '../errors/app-error.js'
import { idempotencyKey } from './idempotency-key.table.js'

/** A member's key for one call, and what was sent with it. */
export type Claim = { key: string; call: string; input: unknown }

/**
 * Runs a use case once for the key, in one transaction with its answer; the same key again is answered as the first
 * time. What throws leaves no trace, so it may be tried again.
 * @throws AppError KEY_REUSED where the key came with something else before
 */
export async function runOnce<C extends Context<never, Member>, T>(
  ctx: C,
  claim: Claim,
  run: (tx: C) => Promise<T>,
): Promise<T> {
  const { profileId } = ctx.actor
  const fingerprint = fingerprintOf(claim)
  return inTransaction(ctx, async (tx) => {
    const row = { profileId, key: claim.key, fingerprint, createdAt: tx.clock.now() }
    // Waits for another transaction with the same key.
    if (!(await claimKey(tx.db, row))) {
      const stored = await readAnswer(tx.db, row)
      if (!isAnswerOf(stored, run)) throw new Error('a claimed key has no answer')
      return stored.value
    }
    const answer = await run(tx)
    await storeAnswer(tx.db, row, { value: answer })
    return answer
  })
}

/** False where the key was claimed before, by a transaction that was committed. */
export async function claimKey(
  db: Executor,
  { profileId, key, fingerprint, createdAt }: Row & { fingerprint: string; createdAt: Date },
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    insert into idempotency_key (profile_id, key, fingerprint, created_at)
    values (${profileId}, ${key}, ${fingerprint}, ${createdAt.toISOString()})
    on conflict do nothing`)
  return rowCount === 1
}

async function storeAnswer(
  db: Executor,
  { profileId, key }: Row,
  answer: { value: unknown },
): Promise<void> {
  await db.execute(sql`
    update idempotency_key set answer = ${JSON.stringify(answer)}
    where profile_id = ${profileId} and key = ${key}`)
}

/** Keys older than this are forgotten. */
export async function deleteOldKeys(db: Executor, before: Date): Promise<void> {
  await db.delete(idempotencyKey).where(lt(idempotencyKey.createdAt, before))
}

type Row = { profileId: string; key: string }

async function readAnswer(db: Executor, row: Row & { fingerprint: string }): Promise<unknown> {
  const [found] = await db.select().from(idempotencyKey).where(isRow(row))
  if (found && found.fingerprint !== row.fingerprint) throw new AppError('KEY_REUSED')
  return found?.answer
}

function isRow({ profileId, key }: Row) {
  return and(eq(idempotencyKey.profileId, profileId), eq(idempotencyKey.key, key))
}

function fingerprintOf({ call, input }: Claim): string {
  return createHash('sha256')
    .update(JSON.stringify([call, input]))
    .digest('base64url')
}

// The same use case wrote it, as its fingerprint says.
function isAnswerOf<T>(
  stored: unknown,
  _run: (...given: never[]) => Promise<T>,
): stored is { value: T } {
  return typeof stored === 'object' && stored !== null && 'value' in stored
}
