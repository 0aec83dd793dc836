import type { Member, Visitor } from './actor.js'

/** Finds the person behind a credential; implemented by the modules that keep sessions and visitors. */
export interface Identity {
  findMember(sessionToken: string): Promise<Member | null>
  findVisitor(credential: string): Promise<Omit<Visitor, 'kind'> | null>
  createVisitor(): Promise<{ visitorId: string; credential: string }>
}
