import type { NotificationContent } from '@doran/contract'
import type { z } from 'zod'
import type { Context } from '../../platform/context/context.js'
import { insertNotification, insertUnlessOff } from './notification-repository.js'
import { topicOf } from './topic-of.js'

type NewNotification = z.input<typeof NotificationContent> & {
  profileId: string
  /** Whom it is about; it goes with them, unless it is about others too. */
  aboutProfileId?: string
}

/**
 * Puts a notification into a member's inbox, in the transaction of what it tells of, unless they turned its kind off.
 * Unread ones of comments on one thing, of messages in one channel, and of letters on one tree, are one. Answers which
 * one tells of it; null where none does.
 */
export async function addNotification(
  { db, newId, clock }: Context,
  { profileId, aboutProfileId, type, data }: NewNotification,
): Promise<string | null> {
  const row = {
    id: newId(),
    profileId,
    aboutProfileId: aboutProfileId ?? null,
    type,
    data,
    createdAt: clock.now(),
  }
  const topic = topicOf(type)
  if (topic !== null) return insertUnlessOff(db, topic, row)
  await insertNotification(db, row)
  return row.id
}
