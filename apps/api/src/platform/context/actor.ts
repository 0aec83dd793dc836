/** A browser without an account, by its credential. */
export type Visitor = {
  kind: 'visitor'
  visitorId: string
  /** The visitor's own statement. Null where they were never asked. */
  isOver15: boolean | null
}

/** A signed-in person, and what their sign-in is good for. */
export type Member = {
  kind: 'member'
  memberId: string
  profileId: string
  authSessionId: string
  /** Signed in with a short-time password. */
  isLimited: boolean
  /** The sign-in ends then unless it is used. */
  sessionUntil: Date
  hasConsented: boolean
  roles: readonly string[]
  /** The account was made then. */
  joinedAt: Date
  /** The person last proved their identity then. */
  provedAt: Date
  /** Follows from the birthday, else from the member's own statement; null where neither is known. */
  isOver15: boolean | null
  /** The birthday says that they are not, whatever their own word. */
  isUnder15: boolean
}

/** The visitor or member that rows belong to. */
export type Owner = Visitor | Member
/** The origin of a call; `nobody` is a browser without a credential. */
export type Actor = Owner | { kind: 'nobody' }
/** A job, or a command of the install's operator. */
export type System = { kind: 'system' }

/** The profile that acts; null for a caller without an account. */
export function profileIdOf(actor: Actor | System): string | null {
  return actor.kind === 'member' ? actor.profileId : null
}

/** The credential that the actor's calls are counted by; null for a browser without any. */
export function credentialOf(actor: Actor): string | null {
  if (actor.kind === 'nobody') return null
  return actor.kind === 'member' ? actor.profileId : actor.visitorId
}
