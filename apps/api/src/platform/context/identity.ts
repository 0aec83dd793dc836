import type { Member } from './actor.js'

/** Who stands behind a credential; implemented by the modules that keep sessions and visitors. */
export interface Identity {
  findMember(sessionToken: string): Promise<Member | null>
  /** The visitor's id. */
  findVisitor(credential: string): Promise<string | null>
  createVisitor(): Promise<{ visitorId: string; credential: string }>
}
