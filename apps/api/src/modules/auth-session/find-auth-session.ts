import type { Member } from '../../platform/context/actor.js'
import type { Context } from '../../platform/context/context.js'
import { ratingOf } from '../profile/index.js'

export type FoundAuthSession = { member: Member; updatedAt: Date; expiresAt: Date }

type Row = {
  id: string
  member_id: string
  profile_id: string
  is_limited: boolean
  roles: string[]
  has_consented: boolean
  joined_at: Date
  proved_at: Date
  updated_at: Date
  expires_at: Date
  /** YYYY-MM-DD. */
  birthday: string | null
  is_over_15: boolean | null
}

/** Whose sign-in a token is, or null. Asked at every call of a signed-in browser. */
export async function findAuthSession(
  { database, clock }: Context,
  token: string,
): Promise<FoundAuthSession | null> {
  const now = clock.now()
  const found = await database.pool.query<Row>({
    name: 'find_auth_session',
    text: `select s.id, s.member_id, p.id as profile_id, s.is_limited, m.roles,
        m.consented_at is not null as has_consented, m.created_at as joined_at,
        s.proved_at, s.updated_at, s.expires_at, p.birthday::text, p.is_over_15
      from auth_session s
      join member m on m.id = s.member_id
      join profile p on p.member_id = s.member_id
      where s.token = $1 and s.expires_at > $2 and m.erase_at is null`,
    values: [token, now],
  })
  const [row] = found.rows
  if (!row) return null
  const { isOver15, isFixed } = ratingOf({ birthday: row.birthday, isOver15: row.is_over_15 }, now)
  const member: Member = {
    kind: 'member',
    memberId: row.member_id,
    profileId: row.profile_id,
    authSessionId: row.id,
    isLimited: row.is_limited,
    sessionUntil: row.expires_at,
    hasConsented: row.has_consented,
    roles: row.roles,
    joinedAt: row.joined_at,
    provedAt: row.proved_at,
    isOver15,
    isUnder15: isFixed,
  }
  return { member, updatedAt: row.updated_at, expiresAt: row.expires_at }
}
