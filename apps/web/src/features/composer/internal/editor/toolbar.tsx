'use client'

import { useRef } from 'react'
import { COMMUNITY } from '@doran/contract/community/limits'
import { FORMAT_TEXT_COMMAND, REDO_COMMAND, UNDO_COMMAND, type LexicalEditor } from 'lexical'
import { $moveItems, $toggleBlock } from './block-commands'
import { PICTURE_TYPES } from './picture-problem'
import { ToolbarIcon, type ToolbarIconName } from './toolbar-icons'
import { useRovingFocus } from './use-roving-focus'
import { useToolbarState, type ToolbarState } from './use-toolbar-state'

type ToolbarProps = {
  editor: LexicalEditor
  /** The id of what it acts on. */
  controls: string
  canLink: boolean
  canUsePictures: boolean
  onLink: () => void
  onPictures: (files: readonly File[]) => void
}

type Tool = {
  icon: ToolbarIconName
  label: string
  keys?: string
  isOn?: boolean
  isDisabled?: boolean
  act: () => void
}

const FORMAT_TOOLS = [
  { icon: 'bold', label: '굵게', keys: 'Ctrl+B' },
  { icon: 'italic', label: '기울임', keys: 'Ctrl+I' },
  { icon: 'strikethrough', label: '취소선', keys: 'Ctrl+Shift+X' },
] as const
const BLOCK_TOOLS = [
  { icon: 'heading', label: '소제목' },
  { icon: 'quote', label: '인용' },
  { icon: 'bullet', label: '글머리 목록' },
  { icon: 'number', label: '번호 목록' },
] as const

/** What can be done with the text. It never takes the focus from the text when pressed. */
export function Toolbar(props: ToolbarProps) {
  const { editor, controls, canUsePictures } = props
  const state = useToolbarState(editor)
  const roving = useRovingFocus()
  const tools = [...textTools(editor, state), ...(props.canLink ? [linkTool(props, state)] : [])]
  const places = tools.length + (canUsePictures ? 1 : 0)
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons take the focus
    <div
      role="toolbar"
      aria-label="글 꾸미기"
      aria-controls={controls}
      className="flex flex-wrap p-1 md:gap-0.5"
      onFocus={roving.onFocus}
      onKeyDown={roving.onKeyDown}
    >
      {tools.map((tool, at) => (
        <ToolButton key={tool.icon} {...tool} tabIndex={roving.tabIndexOf(at)} />
      ))}
      {canUsePictures && (
        <PictureTool tabIndex={roving.tabIndexOf(tools.length)} onPictures={props.onPictures} />
      )}
      {historyTools(editor, state).map((tool, at) => (
        <ToolButton key={tool.icon} {...tool} tabIndex={roving.tabIndexOf(places + at)} />
      ))}
    </div>
  )
}

function textTools(editor: LexicalEditor, { formats, kind, level }: ToolbarState): Tool[] {
  const move = (by: 1 | -1) => () => editor.update(() => $moveItems(by))
  return [
    ...FORMAT_TOOLS.map((tool) => ({
      ...tool,
      isOn: formats.includes(tool.icon),
      act: () => void editor.dispatchCommand(FORMAT_TEXT_COMMAND, tool.icon),
    })),
    ...BLOCK_TOOLS.map((tool) => ({
      ...tool,
      isOn: kind === tool.icon,
      act: () => editor.update(() => $toggleBlock(tool.icon)),
    })),
    {
      icon: 'indent',
      label: '들여 쓰기',
      isDisabled: level === null || level >= COMMUNITY.listLevels - 1,
      act: move(1),
    },
    {
      icon: 'outdent',
      label: '내어 쓰기',
      isDisabled: level === null || level === 0,
      act: move(-1),
    },
  ]
}

function linkTool({ onLink }: ToolbarProps, { isLink }: ToolbarState): Tool {
  return { icon: 'link', label: '링크', keys: 'Ctrl+K', isOn: isLink, act: onLink }
}

function historyTools(editor: LexicalEditor, { canUndo, canRedo }: ToolbarState): Tool[] {
  return [
    {
      icon: 'undo',
      label: '되돌리기',
      keys: 'Ctrl+Z',
      isDisabled: !canUndo,
      act: () => void editor.dispatchCommand(UNDO_COMMAND, undefined),
    },
    {
      icon: 'redo',
      label: '다시 하기',
      keys: 'Ctrl+Shift+Z',
      isDisabled: !canRedo,
      act: () => void editor.dispatchCommand(REDO_COMMAND, undefined),
    },
  ]
}

type PictureToolProps = Pick<ToolbarProps, 'onPictures'> & { tabIndex: 0 | -1 }

function PictureTool({ tabIndex, onPictures }: PictureToolProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <ToolButton
        icon="photo"
        label="사진"
        tabIndex={tabIndex}
        act={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        multiple
        accept={PICTURE_TYPES}
        aria-label="넣을 사진"
        tabIndex={-1}
        className="hidden"
        onChange={(event) => {
          onPictures([...(event.currentTarget.files ?? [])])
          // The same picture can be picked again.
          event.currentTarget.value = ''
        }}
      />
    </>
  )
}

type ToolButtonProps = Tool & { tabIndex: 0 | -1 }

function ToolButton({
  icon,
  label,
  keys,
  isOn,
  isDisabled = false,
  act,
  tabIndex,
}: ToolButtonProps) {
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      title={keys ? `${label} (${keys})` : label}
      aria-label={label}
      aria-pressed={isOn}
      aria-disabled={isDisabled || undefined}
      aria-haspopup={icon === 'link' ? 'dialog' : undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        if (!isDisabled) act()
      }}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-input text-text-2 -outline-offset-2 transition-colors duration-(--motion-state) hover:bg-surface-3 hover:text-text aria-disabled:opacity-40 aria-pressed:bg-text aria-pressed:text-bg"
    >
      <ToolbarIcon name={icon} />
    </button>
  )
}
