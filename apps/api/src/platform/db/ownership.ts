import { eq, type Column, type SQL } from 'drizzle-orm'

/** The visitor or member that a row with the two owner columns belongs to. Every `Owner` of a context is one. */
export type RowOwner =
  | { kind: 'visitor'; visitorId: string }
  | { kind: 'member'; profileId: string }

type OwnedTable = { ownerVisitorId: Column; ownerProfileId: Column }
type OwnedColumns = { ownerVisitorId: string | null; ownerProfileId: string | null }

export function ownerId(owner: RowOwner): string {
  return owner.kind === 'visitor' ? owner.visitorId : owner.profileId
}

export function ownedBy(table: OwnedTable, owner: RowOwner): SQL {
  return owner.kind === 'visitor'
    ? eq(table.ownerVisitorId, owner.visitorId)
    : eq(table.ownerProfileId, owner.profileId)
}

/** Exactly one of the two is set, as a CHECK of the table demands. */
export function ownerColumns(owner: RowOwner): OwnedColumns {
  return owner.kind === 'visitor'
    ? { ownerVisitorId: owner.visitorId, ownerProfileId: null }
    : { ownerVisitorId: null, ownerProfileId: owner.profileId }
}

export function ownerOf({ ownerVisitorId, ownerProfileId }: OwnedColumns): RowOwner {
  if (ownerProfileId !== null) return { kind: 'member', profileId: ownerProfileId }
  if (ownerVisitorId !== null) return { kind: 'visitor', visitorId: ownerVisitorId }
  throw new Error('the row has no owner')
}
