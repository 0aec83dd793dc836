'use client'

import { createContext, useContext } from 'react'
import type { Arrivals } from './arrivals.js'
import type { CommentCache, CommentedThing } from './use-comment-list.js'

export type CommentScope = {
  thing: CommentedThing
  /** What was said is kept; nothing is added to it. */
  isReadOnly: boolean
  cache: CommentCache
  now: Date
  arrivals: Arrivals
  /** Where the focus goes when what held it is gone. */
  focusHeading: () => void
  /** Whose page it is; null for visitors, and until it is known. */
  member: { canBlock: boolean } | null
}

const Context = createContext<CommentScope | null>(null)

export const CommentScopeProvider = Context.Provider

export function useCommentScope(): CommentScope {
  const scope = useContext(Context)
  if (!scope) throw new Error('a comment stands within a section of comments')
  return scope
}
