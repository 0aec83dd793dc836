'use client'

import { useEffect, useState } from 'react'
import { $isLinkNode } from '@lexical/link'
import {
  $findMatchingParent,
  $getSelection,
  $isRangeSelection,
  CAN_REDO_COMMAND,
  CAN_UNDO_COMMAND,
  COMMAND_PRIORITY_LOW,
  SELECTION_CHANGE_COMMAND,
  mergeRegister,
  type LexicalEditor,
} from 'lexical'
import { $blockKind, $itemLevel } from './block-commands'
import { FORMATS, type BlockKind, type Format } from './formats'

export type ToolbarState = {
  formats: readonly Format[]
  kind: BlockKind
  isLink: boolean
  /** Of the item of a list in which the person writes, from 0. */
  level: number | null
  canUndo: boolean
  canRedo: boolean
}

type AtSelection = Omit<ToolbarState, 'canUndo' | 'canRedo'>

const NOTHING: AtSelection = { formats: [], kind: 'paragraph', isLink: false, level: null }

/** How the text looks where the person writes. */
export function useToolbarState(editor: LexicalEditor): ToolbarState {
  const [at, setAt] = useState(NOTHING)
  const [canUndo, setCanUndo] = useState(false)
  const [canRedo, setCanRedo] = useState(false)
  useEffect(() => {
    const refresh = () => setAt(editor.read($readSelection))
    return mergeRegister(
      editor.registerUpdateListener(refresh),
      editor.registerCommand(
        SELECTION_CHANGE_COMMAND,
        () => {
          setAt($readSelection())
          return false
        },
        COMMAND_PRIORITY_LOW,
      ),
      editor.registerCommand(CAN_UNDO_COMMAND, listen(setCanUndo), COMMAND_PRIORITY_LOW),
      editor.registerCommand(CAN_REDO_COMMAND, listen(setCanRedo), COMMAND_PRIORITY_LOW),
    )
  }, [editor])
  return { ...at, canUndo, canRedo }
}

function listen(set: (can: boolean) => void) {
  return (can: boolean) => {
    set(can)
    return false
  }
}

function $readSelection(): AtSelection {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return NOTHING
  const node = selection.anchor.getNode()
  return {
    formats: FORMATS.filter((format) => selection.hasFormat(format)),
    kind: $blockKind(),
    isLink: $findMatchingParent(node, $isLinkNode) !== null,
    level: $itemLevel(node),
  }
}
