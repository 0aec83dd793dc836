import { z } from 'zod'
import { AccountRole } from '../account/calls.js'
import { Timestamp, Uuid } from '../core/primitives.js'
import { Maker } from '../profile/calls.js'
import { MODERATION } from './limits.js'

/** A pause of writing, in days, or the end of an account, which only an administrator decides. */
export const NewSanction = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('pause'), days: z.literal(MODERATION.pauseDays) }),
  z.strictObject({ kind: z.literal('end') }),
])
export type NewSanction = z.infer<typeof NewSanction>

export const Sanction = z.object({
  id: Uuid,
  kind: z.enum(['pause', 'end']),
  reason: z.string(),
  caseId: Uuid.nullable(),
  startsAt: Timestamp,
  /** Null of an ended account. */
  endsAt: Timestamp.nullable(),
  liftedAt: Timestamp.nullable(),
})
export type Sanction = z.infer<typeof Sanction>

/** A person as operators see them. */
export const PersonCard = Maker.extend({
  email: z.string().nullable(),
  roles: z.array(AccountRole),
  joinedAt: Timestamp,
  /** The sanction in force. */
  sanction: Sanction.nullable(),
})
export type PersonCard = z.infer<typeof PersonCard>

export const AuditEntry = z.object({
  id: Uuid,
  action: z.string(),
  /** Null for the system, or a person who left. */
  by: Maker.nullable(),
  /** The person that the act concerned. */
  to: Maker.nullable(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  createdAt: Timestamp,
})
export type AuditEntry = z.infer<typeof AuditEntry>
