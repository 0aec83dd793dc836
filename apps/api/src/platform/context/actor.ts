/** A browser without an account, by its credential. */
export type Visitor = { kind: 'visitor'; visitorId: string }

/** Somebody signed in, and what their sign-in is good for. */
export type Member = {
  kind: 'member'
  memberId: string
  profileId: string
  authSessionId: string
  /** Signed in with a short-time password. */
  isLimited: boolean
  /** When the sign-in ends unless it is used. */
  sessionUntil: Date
  hasConsented: boolean
  roles: readonly string[]
  /** When the account was made. */
  joinedAt: Date
  /** When the person last proved who they are. */
  provedAt: Date
}

/** Whoever things belong to. */
export type Owner = Visitor | Member
/** Whoever makes a call. */
export type Actor = Owner | { kind: 'nobody' }
/** A job, or a command of whoever runs the install. */
export type System = { kind: 'system' }

/** By which somebody's calls are counted; null for a browser without any. */
export function credentialOf(actor: Actor): string | null {
  if (actor.kind === 'nobody') return null
  return actor.kind === 'member' ? actor.profileId : actor.visitorId
}
