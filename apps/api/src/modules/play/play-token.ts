import { timingSafeEqual } from 'node:crypto'
import { PLAY } from '@doran/contract/limits'
import { hashSecret, newSecret } from '../../platform/auth/secret.js'
import type { Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import type { PlayRow } from '../../schema/play/play.table.js'

const DAY_MS = 86_400_000

export type NewToken = { token: string; tokenHash: string; tokenUntil: Date }

/** A token for a play, and what the play's row keeps of it; whichever was handed out before is good no more. */
export function newPlayToken({ clock }: Context, isScored: boolean): NewToken {
  const token = newSecret()
  const livesMs = isScored ? PLAY.scoredTokenMs : PLAY.resumableDays * DAY_MS
  return {
    token,
    tokenHash: hashSecret(token).toString('hex'),
    tokenUntil: new Date(clock.now().getTime() + livesMs),
  }
}

/**
 * Throws unless the token is the play's.
 * @throws AppError PLAY_MOVED where another was handed out since, PLAY_EXPIRED where its time is over
 */
export function assertToken(
  { clock }: Context,
  { row, token }: { row: Pick<PlayRow, 'tokenHash' | 'tokenUntil'>; token: string },
): void {
  const { tokenHash, tokenUntil } = row
  if (tokenHash === null || tokenUntil === null) throw new AppError('PLAY_MOVED')
  if (!timingSafeEqual(Buffer.from(tokenHash, 'hex'), hashSecret(token))) {
    throw new AppError('PLAY_MOVED')
  }
  if (tokenUntil <= clock.now()) throw new AppError('PLAY_EXPIRED')
}
