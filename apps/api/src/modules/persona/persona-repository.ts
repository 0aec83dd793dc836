import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/client.js'
import { ownedBy, ownerId, type RowOwner } from '../../platform/db/ownership.js'
import type { Merge } from '../../platform/module/table-rule.js'
import { persona, type PersonaRow } from '../../schema/persona/persona.table.js'

/** Keeps all others from changing the owner's personas until the transaction ends. */
export async function lockPersonas(db: Executor, owner: RowOwner): Promise<void> {
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`personas of ${ownerId(owner)}`}, 0))`,
  )
}

/** The default first, then the newest. */
export async function listPersonaRows(db: Executor, owner: RowOwner): Promise<PersonaRow[]> {
  return db
    .select()
    .from(persona)
    .where(ownedBy(persona, owner))
    .orderBy(desc(persona.isDefault), desc(persona.createdAt), desc(persona.id))
}

export async function countPersonas(db: Executor, owner: RowOwner): Promise<number> {
  const [row] = await db.select({ personas: count() }).from(persona).where(ownedBy(persona, owner))
  return row?.personas ?? 0
}

export async function findPersonaOfOwner(
  db: Executor,
  owner: RowOwner,
  id: string,
): Promise<PersonaRow | null> {
  const [row] = await db
    .select()
    .from(persona)
    .where(and(eq(persona.id, id), ownedBy(persona, owner)))
  return row ?? null
}

export async function findPersonaByClientId(
  db: Executor,
  owner: RowOwner,
  clientPersonaId: string,
): Promise<PersonaRow | null> {
  const [row] = await db
    .select()
    .from(persona)
    .where(and(ownedBy(persona, owner), eq(persona.clientPersonaId, clientPersonaId)))
  return row ?? null
}

export async function insertPersona(
  db: Executor,
  row: typeof persona.$inferInsert,
): Promise<PersonaRow> {
  const [inserted] = await db.insert(persona).values(row).returning()
  if (!inserted) throw new Error('the inserted persona did not come back')
  return inserted
}

/** What is undefined stays; null where the owner has it no more. */
export async function updatePersona(
  db: Executor,
  owner: RowOwner,
  id: string,
  values: { [Column in keyof PersonaRow]?: PersonaRow[Column] | undefined },
): Promise<PersonaRow | null> {
  const [row] = await db
    .update(persona)
    .set(values)
    .where(and(eq(persona.id, id), ownedBy(persona, owner)))
    .returning()
  return row ?? null
}

export async function clearDefault(db: Executor, owner: RowOwner): Promise<void> {
  await db
    .update(persona)
    .set({ isDefault: false })
    .where(and(ownedBy(persona, owner), eq(persona.isDefault, true)))
}

export async function deletePersonaRow(db: Executor, owner: RowOwner, id: string): Promise<void> {
  await db.delete(persona).where(and(eq(persona.id, id), ownedBy(persona, owner)))
}

/**
 * Makes at most `limit` of a visitor's personas a member's, the default first; answers how many. The member's own
 * default stays one. Where the member has one under the same client id, the moved one is given an id which no client
 * can send.
 */
export async function movePersonaRows(
  db: Executor,
  { visitorId, profileId, limit }: Merge & { limit: number },
): Promise<number> {
  const moved = await db.execute(sql`
    update persona moved set
      owner_visitor_id = null, owner_profile_id = ${profileId},
      is_default = moved.is_default and not exists (
        select from persona own where own.owner_profile_id = ${profileId} and own.is_default
      ),
      client_persona_id = case when exists (
        select from persona own
        where own.owner_profile_id = ${profileId} and own.client_persona_id = moved.client_persona_id
      ) then moved.client_persona_id || '-' || moved.id else moved.client_persona_id end
    where moved.id in (
      select id from persona where owner_visitor_id = ${visitorId}
      order by is_default desc, created_at desc, id desc limit ${limit}
    )`)
  return moved.rowCount ?? 0
}

export async function deletePersonasOf(db: Executor, owner: RowOwner): Promise<void> {
  await db.delete(persona).where(ownedBy(persona, owner))
}
