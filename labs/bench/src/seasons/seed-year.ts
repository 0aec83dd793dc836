import { emailOf } from '../accounts/seed-accounts.js'
import type { Product } from '../harness/bench-product.js'
import { settleDatabase } from '../harness/stories.js'

/** A year of one member: so many turns, plays, letters, mornings, comments and likes, some 50,000 in all. */
export async function seedBusyYear({ db }: Product): Promise<number> {
  const email = emailOf(1)
  const counts = { turns: 30_000, plays: 10_000, letters: 3_000, posts: 2_000, likes: 5_000 }
  await db.query(SESSION_ROWS, [email, counts.turns / 100])
  await db.query(TURN_ROWS, [email])
  await db.query(PLAY_ROWS, [email, counts.plays])
  await db.query(TREE_ROWS, [emailOf(2)])
  await db.query(LETTER_ROWS, [email, emailOf(2), counts.letters])
  await db.query(MORNING_ROWS, [email])
  await db.query(POST_ROWS, [email, counts.posts])
  await db.query(LIKE_ROWS, [email, counts.likes])
  await settleDatabase(db)
  return Object.values(counts).reduce((sum, count) => sum + count, 300)
}
