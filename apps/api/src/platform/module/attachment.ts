import type { Attachment } from '@doran/contract'
import type { Actor, Member } from '../context/actor.js'
import type { FullContext } from '../context/context.js'

/** How an area answers for one type of what a post carries. */
export type AttachmentRule = {
  /** Whether the member may attach it: it is there, public, and theirs where that is asked. */
  mayAttach: (ctx: FullContext<Member>, id: string) => Promise<boolean>
  /** As it stands now for who looks; null where they could not see it, or it is gone. */
  show: (ctx: FullContext<Actor>, id: string) => Promise<Attachment | null>
}
