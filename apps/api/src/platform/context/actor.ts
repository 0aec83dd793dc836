/** A browser without an account, by its credential. */
export type Visitor = {
  kind: 'visitor'
  visitorId: string
  /** By their own word; null where they were never asked. */
  isOver15: boolean | null
}

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
  /** By their birthday or their own word; null where neither says. */
  isOver15: boolean | null
  /** The birthday says that they are not, whatever their own word. */
  isUnder15: boolean
}

/** Whoever things belong to. */
export type Owner = Visitor | Member
/** Whoever makes a call. */
export type Actor = Owner | { kind: 'nobody' }
/** A job, or a command of whoever runs the install. */
export type System = { kind: 'system' }

/** Whose profile acts or looks; null for whoever has no account. */
export function profileIdOf(actor: Actor | System): string | null {
  return actor.kind === 'member' ? actor.profileId : null
}

/** By which somebody's calls are counted; null for a browser without any. */
export function credentialOf(actor: Actor): string | null {
  if (actor.kind === 'nobody') return null
  return actor.kind === 'member' ? actor.profileId : actor.visitorId
}
