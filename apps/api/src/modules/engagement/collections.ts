import type { ParsedBodyOf, SaveCollection } from '@doran/contract'
import { ENGAGEMENT } from '@doran/contract/limits'
import type { Member } from '../../platform/context/actor.js'
import { inTransaction, type Context } from '../../platform/context/context.js'
import { AppError } from '../../platform/errors/app-error.js'
import {
  deleteCollectionRow,
  insertCollection,
  listCountedCollections,
  lockCollections,
  setCollectionName,
  type CollectionRow,
} from './collection-repository.js'

type MemberContext = Context<never, Member>

/** A member's collections, the oldest first. */
export async function listCollections({ db, actor }: MemberContext): Promise<SaveCollection[]> {
  const rows = await listCountedCollections(db, actor.profileId)
  return rows.map(({ id, name, count, createdAt }) => ({
    id,
    name,
    count,
    createdAt: createdAt.toISOString(),
  }))
}

/**
 * Makes a collection; the same client id with the same name is the same one.
 * @throws AppError KEY_REUSED, COLLECTION_NAME_TAKEN, COLLECTIONS_FULL
 */
export async function createCollection(
  ctx: MemberContext,
  { clientCollectionId, name }: ParsedBodyOf<'POST /v1/collection'>,
): Promise<SaveCollection> {
  const id = await inTransaction(ctx, async ({ db, actor, newId, clock }) => {
    const { profileId } = actor
    const own = await lockCollections(db, profileId)
    const known = own.find((row) => row.clientCollectionId === clientCollectionId)
    if (known && known.name !== name) throw new AppError('KEY_REUSED')
    if (known) return known.id
    refuseTakenName(own, name)
    if (own.length >= ENGAGEMENT.collections) throw new AppError('COLLECTIONS_FULL')
    const row = { id: newId(), clientCollectionId, profileId, name, createdAt: clock.now() }
    await insertCollection(db, row)
    return row.id
  })
  return getCollection(ctx, id)
}

/** @throws AppError COLLECTION_NAME_TAKEN */
export async function renameCollection(
  ctx: MemberContext,
  { collection, name }: { collection: CollectionRow; name: string },
): Promise<SaveCollection> {
  await inTransaction(ctx, async ({ db, actor }) => {
    const own = await lockCollections(db, actor.profileId)
    refuseTakenName(
      own.filter(({ id }) => id !== collection.id),
      name,
    )
    await setCollectionName(db, collection.id, name)
  })
  return getCollection(ctx, collection.id)
}

export function deleteCollection({ db }: MemberContext, { id }: CollectionRow): Promise<void> {
  return deleteCollectionRow(db, id)
}

function refuseTakenName(others: readonly CollectionRow[], name: string): void {
  if (others.some((row) => row.name === name)) throw new AppError('COLLECTION_NAME_TAKEN')
}

async function getCollection(ctx: MemberContext, id: string): Promise<SaveCollection> {
  const found = (await listCollections(ctx)).find((collection) => collection.id === id)
  if (!found) throw new AppError('NOT_FOUND')
  return found
}
