import type { NotificationTopic } from '@doran/contract'
import { and, eq } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client.js'
import { notificationSetting } from '../../schema/notification/notification-setting.table.js'

/** The kinds that a member turned off. */
export async function listOff(db: Executor, profileId: string): Promise<NotificationTopic[]> {
  const rows = await db
    .select({ topic: notificationSetting.topic })
    .from(notificationSetting)
    .where(and(eq(notificationSetting.profileId, profileId), eq(notificationSetting.isOn, false)))
  return rows.map(({ topic }) => topic)
}

export async function putSetting(
  db: Executor,
  row: typeof notificationSetting.$inferInsert,
): Promise<void> {
  const target = [notificationSetting.profileId, notificationSetting.topic]
  await db.insert(notificationSetting).values(row).onConflictDoUpdate({ target, set: row })
}
