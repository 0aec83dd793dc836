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
  hasConsented: boolean
  roles: readonly string[]
  /** When the person last proved who they are. */
  provedAt: Date
}

/** Whoever things belong to. */
export type Owner = Visitor | Member
export type Actor = Owner | { kind: 'nobody' }
