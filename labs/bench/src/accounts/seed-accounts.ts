import { authCookieName, signAuthToken } from '@doran/api/platform/auth/auth-cookie'
import { createPasswords } from '@doran/api/platform/auth/passwords'
import { AUTH_SECRET, type Product } from '../harness/bench-product.js'
import { checkpointDatabase } from '../harness/stories.js'

const MEMBERS = 1_000
export const SESSIONS = 100_000
const NOTICES = 200
export const PASSWORD = '등대지기의 긴 밤 2026'

/** The address of a seeded member, counted from 1. */
export const emailOf = (member: number): string => `reader-${member}@example.test`

/** The token of a seeded sign-in, counted from 1; they belong to the members by turns. */
export const tokenOf = (session: number): string =>
  `bench-token-${String(session).padStart(20, '0')}`

/** What the browser of a seeded sign-in sends. */
export function cookieOf(origin: string, session: number): string {
  const env = { PUBLIC_ORIGIN: origin, AUTH_SECRET }
  return `${authCookieName(origin)}=${signAuthToken(tokenOf(session), env)}`
}

/** Members who all have the same password, their sign-ins, and an inbox for the first of them. */
export async function seedAccounts({ db }: Product): Promise<void> {
  const password = await createPasswords().hash(PASSWORD)
  await db.query(MEMBER_ROWS, [MEMBERS])
  await db.query(PROFILE_ROWS)
  await db.query(ACCOUNT_ROWS, [password])
  await db.query(SESSION_ROWS, [SESSIONS, MEMBERS])
  await db.query(NOTICE_ROWS, [NOTICES, emailOf(1)])
  await checkpointDatabase(db)
}

const MEMBER_ROWS = `
  insert into member (id, name, email, email_verified, consented_at, created_at, updated_at)
  select gen_random_uuid(), '도란이', 'reader-' || n || '@example.test', true, now(), now(), now()
  from generate_series(1, $1::int) as n`

const PROFILE_ROWS = `
  insert into profile (id, member_id, name, name_key, created_at)
  select gen_random_uuid(), id, email, email, now() from member where email like 'reader-%'`

const ACCOUNT_ROWS = `
  insert into auth_account (id, account_id, provider_id, member_id, password, created_at, updated_at)
  select gen_random_uuid(), id::text, 'credential', id, $1, now(), now() from member where email like 'reader-%'`

const SESSION_ROWS = `
  insert into auth_session (id, token, member_id, expires_at, proved_at, created_at, updated_at)
  select gen_random_uuid(), 'bench-token-' || lpad(n::text, 20, '0'), member.id,
    now() + interval '30 days', now(), now(), now()
  from generate_series(1, $1::int) as n
  join member on member.email = 'reader-' || 1 + (n - 1) % $2::int || '@example.test'`

const NOTICE_ROWS = `
  insert into notification (id, profile_id, type, data, created_at)
  select gen_random_uuid(), profile.id, 'stories_merged', jsonb_build_object('stories', n),
    now() - n * interval '1 minute'
  from generate_series(1, $1::int) as n
  cross join profile join member on member.id = profile.member_id where member.email = $2`
