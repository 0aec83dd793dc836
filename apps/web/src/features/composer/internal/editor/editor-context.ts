'use client'

import { createContext, useContext } from 'react'
import type { LexicalEditor, NodeKey } from 'lexical'

export type UploadStatus = { file: string; problem: string | null }

/** What the blocks of the text ask of the editor around them. */
export type EditorScope = {
  editor: LexicalEditor
  /** Null where there is no such upload under way. */
  uploadOf: (upload: string) => UploadStatus | null
  retry: (upload: string) => void
  changeAlt: (key: NodeKey, alt: string) => void
  remove: (key: NodeKey) => void
  /** Pictures without a description say so. */
  showsProblems: boolean
}

const Context = createContext<EditorScope | null>(null)

export const EditorScopeProvider = Context.Provider

export function useEditorScope(): EditorScope {
  const scope = useContext(Context)
  if (!scope) throw new Error('a block stands within an editor')
  return scope
}
