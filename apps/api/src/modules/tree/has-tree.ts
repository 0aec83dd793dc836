import { eq } from 'drizzle-orm'
import type { Context } from '../../platform/context/context.js'
import { tree } from './tree.table.js'

export async function hasTree({ db }: Context, profileId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: tree.id })
    .from(tree)
    .where(eq(tree.profileId, profileId))
    .limit(1)
  return row !== undefined
}
