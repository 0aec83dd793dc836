import { SUPPORT } from '@doran/contract/limits'
import { TALES_PATH } from '@doran/contract/names'
import { hashSecret, newSecret } from '../../platform/auth/secret.js'
import type { Context } from '../../platform/context/context.js'

const DAY_MS = 86_400_000

/** As it is stored: from it nobody makes the link again. */
export const hashOfKey = (key: string): string => hashSecret(key).toString('hex')

/** From what was said last. */
export const linkEndsAt = (now: Date): Date => new Date(now.getTime() + SUPPORT.linkDays * DAY_MS)

/** A link that opens one ticket; its key is known to whoever has the mail alone. */
export function newLink({ clock, env }: Context<'env'>): {
  url: string
  columns: { linkHash: string; linkEndsAt: Date }
} {
  const key = newSecret()
  return {
    // In the fragment, which no server is sent.
    url: `${env.PUBLIC_ORIGIN}${TALES_PATH}/me/contact/ticket#key=${key}`,
    columns: { linkHash: hashOfKey(key), linkEndsAt: linkEndsAt(clock.now()) },
  }
}
