import { and, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Database, Executor } from '../../platform/db/client.js'
import { mail } from '../../schema/mail/mail.table.js'

export type MailRow = typeof mail.$inferSelect

/** A row as it was taken: whoever takes it later has made one attempt more. */
type Taken = Pick<MailRow, 'id' | 'attempts'>

const EMPTIED = { subject: '', text: '', html: '', nextAt: null }

export async function insertMail(
  db: Executor,
  row: Omit<MailRow, 'attempts' | 'nextAt' | 'sentAt'>,
): Promise<void> {
  await db.insert(mail).values({ ...row, nextAt: row.createdAt })
}

/** Takes what is due, for this process alone until the lease ends. */
export async function takeDueMails(
  { db }: Database,
  { now, leaseUntil, limit }: { now: Date; leaseUntil: Date; limit: number },
): Promise<MailRow[]> {
  // Apart from the update: inside it the planner may ask again, and would take more than the limit.
  const due = db
    .$with('due')
    .as(
      db
        .select({ id: mail.id })
        .from(mail)
        .where(lte(mail.nextAt, now))
        .orderBy(mail.nextAt)
        .limit(limit)
        .for('update', { skipLocked: true }),
    )
  return db
    .with(due)
    .update(mail)
    .set({ attempts: sql`${mail.attempts} + 1`, nextAt: leaseUntil })
    .where(inArray(mail.id, db.select({ id: due.id }).from(due)))
    .returning()
}

export async function markMailSent(db: Executor, id: string, at: Date): Promise<void> {
  await db
    .update(mail)
    .set({ ...EMPTIED, sentAt: at })
    .where(eq(mail.id, id))
}

export async function postponeMail(db: Executor, taken: Taken, nextAt: Date): Promise<void> {
  await db.update(mail).set({ nextAt }).where(stillTaken(taken))
}

export async function giveUpMail(db: Executor, taken: Taken): Promise<void> {
  await db.update(mail).set(EMPTIED).where(stillTaken(taken))
}

export async function purgeMails(db: Executor, before: Date): Promise<void> {
  await db.delete(mail).where(lt(mail.createdAt, before))
}

function stillTaken({ id, attempts }: Taken) {
  return and(eq(mail.id, id), eq(mail.attempts, attempts), isNull(mail.sentAt))
}
