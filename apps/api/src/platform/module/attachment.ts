import type { Attachment } from '@doran/contract'
import type { Actor, Member } from '../context/actor.js'
import type { FullContext } from '../context/context.js'

/** The rule by which an area answers for one type of attachment. */
export type AttachmentRule = {
  /** True if the member may attach it: it is there, public, and theirs where that is required. */
  mayAttach: (ctx: FullContext<Member>, id: string) => Promise<boolean>
  /** The thing as it is now for the caller; null where they could not see it, or it is gone. */
  show: (ctx: FullContext<Actor>, id: string) => Promise<Attachment | null>
}
