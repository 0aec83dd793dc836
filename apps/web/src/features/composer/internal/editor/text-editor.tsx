'use client'

import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { RichText } from '@doran/contract'
import { useLazyComponent } from '@doran/site/core'
import { registerHistory, createEmptyHistoryState } from '@lexical/history'
import { registerList } from '@lexical/list'
import { DRAG_DROP_PASTE, registerRichText } from '@lexical/rich-text'
import {
  COMMAND_PRIORITY_LOW,
  FORMAT_TEXT_COMMAND,
  KEY_DOWN_COMMAND,
  HISTORY_MERGE_TAG,
  mergeRegister,
  type LexicalEditor,
} from 'lexical'
import { EditorScopeProvider, type EditorScope } from './editor-context'
import { $readLink, $removeLink, $setLink } from './link-commands'
import type { LinkAtHand } from './link-sheet'
import { $changePicture, $removePicture } from './picture-commands'
import { $isBlank, $readRichText } from './read-rich-text'
import { Toolbar } from './toolbar'
import { useKeyboardRoom } from './use-keyboard-room'
import { useUploads } from './use-uploads'

const TYPING_MS = 400

const loadLinkSheet = () => import('./link-sheet').then((module) => module.LinkSheet)

export type TextEditorProps = {
  editor: LexicalEditor
  label: string
  placeholder: string
  hint: string
  error: string | undefined
  /** How long it is, of how much. */
  counter: ReactNode
  canLink: boolean
  /** Why pictures cannot be added; null where they can. */
  pictureRefusal: string | null
  showsProblems: boolean
  onChange: (body: RichText) => void
  onProblem: (message: string) => void
  onSignedOut: () => void
}

/** Where a formatted text is written. */
export function TextEditor(props: TextEditorProps) {
  const { editor, canLink, pictureRefusal, onChange, error } = props
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const [decorators, setDecorators] = useState<Record<string, ReactNode>>({})
  const [isBlank, setIsBlank] = useState(false)
  const [link, setLink] = useState<LinkAtHand | null>(null)
  const uploads = useUploads(editor, {
    refusal: pictureRefusal,
    onProblem: props.onProblem,
    onSignedOut: props.onSignedOut,
  })
  const LinkSheet = useLazyComponent(link, loadLinkSheet)
  const openLink = () => setLink(editor.read($readLink))
  const latest = useRef({ onChange, add: uploads.add, openLink })
  useEffect(() => {
    latest.current = { onChange, add: uploads.add, openLink }
  })
  useKeyboardRoom(frame)
  useEffect(
    () =>
      mergeRegister(
        registerRichText(editor),
        registerList(editor),
        registerHistory(editor, createEmptyHistoryState(), TYPING_MS),
        editor.registerDecoratorListener<ReactNode>(setDecorators),
        editor.registerUpdateListener(({ dirtyElements, dirtyLeaves, editorState }) => {
          if (dirtyElements.size === 0 && dirtyLeaves.size === 0) return
          setIsBlank(editorState.read($isBlank))
          latest.current.onChange(editorState.read($readRichText))
        }),
        editor.registerCommand(
          DRAG_DROP_PASTE,
          (files) => {
            latest.current.add(files)
            return true
          },
          COMMAND_PRIORITY_LOW,
        ),
        editor.registerCommand(
          KEY_DOWN_COMMAND,
          (event) => {
            if (event.isComposing || event.altKey || !(event.ctrlKey || event.metaKey)) return false
            const key = event.key.toLowerCase()
            if (key === 'x' && event.shiftKey)
              editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'strikethrough')
            else if (key === 'k' && canLink) latest.current.openLink()
            else return false
            event.preventDefault()
            return true
          },
          COMMAND_PRIORITY_LOW,
        ),
      ),
    [editor, canLink],
  )
  const scope: EditorScope = {
    editor,
    uploadOf: uploads.uploadOf,
    retry: uploads.retry,
    changeAlt: (key, alt) =>
      editor.update(() => $changePicture(key, { alt }), { tag: HISTORY_MERGE_TAG }),
    remove: (key) => {
      editor.update(() => $removePicture(key))
      editor.focus()
    },
    showsProblems: props.showsProblems,
  }
  const closeLink = () => {
    setLink(null)
    editor.focus()
  }
  return (
    <EditorScopeProvider value={scope}>
      <div className="flex min-w-0 flex-col gap-2">
        <span id={`${id}-label`} className="text-sm font-semibold text-text-2">
          {props.label}
        </span>
        <div
          ref={frame}
          className={`flex min-w-0 flex-col rounded-input border bg-surface-1 focus-within:border-ember max-md:flex-col-reverse ${error ? 'border-danger' : 'border-line-strong'}`}
        >
          <div className="sticky z-20 rounded-input bg-surface-1 max-md:bottom-[max(var(--tabs-room),var(--keyboard-room,0px))] max-md:border-t max-md:border-line md:top-16 md:border-b md:border-line">
            <Toolbar
              editor={editor}
              controls={id}
              canLink={canLink}
              canUsePictures={pictureRefusal === null}
              onLink={openLink}
              onPictures={uploads.add}
            />
          </div>
          <div className="relative">
            {isBlank && (
              <p aria-hidden="true" className="pointer-events-none absolute px-4 py-3 text-text-3">
                {props.placeholder}
              </p>
            )}
            <Writing id={id} editor={editor} hasHint={props.hint !== ''} error={error} />
          </div>
        </div>
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0 text-sm">
            {error && (
              <p id={`${id}-error`} className="text-danger">
                {error}
              </p>
            )}
            <p id={`${id}-hint`} className="text-text-3">
              {props.hint}
            </p>
          </div>
          {props.counter}
        </div>
      </div>
      {Object.entries(decorators).map(([key, block]) => {
        const element = editor.getElementByKey(key)
        return element && createPortal(block, element, key)
      })}
      {LinkSheet && (
        <LinkSheet
          link={link}
          onClose={closeLink}
          onSave={(href, text) => {
            editor.update(() => $setLink(href, text))
            closeLink()
          }}
          onRemove={() => {
            editor.update($removeLink)
            closeLink()
          }}
        />
      )}
    </EditorScopeProvider>
  )
}

type WritingProps = {
  id: string
  editor: LexicalEditor
  hasHint: boolean
  error: string | undefined
}

function Writing({ id, editor, hasHint, error }: WritingProps) {
  const attach = (element: HTMLDivElement | null) => {
    editor.setRootElement(element)
    return () => editor.setRootElement(null)
  }
  const [ref] = useState(() => attach)
  const describedBy = [error && `${id}-error`, hasHint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div
      ref={ref}
      id={id}
      role="textbox"
      aria-multiline="true"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy || undefined}
      aria-invalid={error ? true : undefined}
      contentEditable
      suppressContentEditableWarning
      spellCheck={false}
      className="min-h-56 px-4 py-3 text-[max(1rem,16px)] leading-[1.7] break-words outline-none"
    />
  )
}
