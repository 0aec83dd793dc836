import { useState } from 'react'
import { ApiError } from '@doran/api-client'
import { useApi } from '@doran/api-client/react'
import type { PageText } from '@doran/contract'
import { useDraft, useFieldErrors, useSubmit } from '@doran/forms'
import { drafts, useToaster } from '@doran/site/session'
import { useFailureNotice } from '../../../../lib/use-failure-notice'
import { hasBrokenLink, LINK_COPY, parseLines } from './parse-lines'
import { printLines } from './print-lines'

/** `version`: the one that it was made from. */
type Written = { version: number; text: string; note: string }

const NOTE_LENGTH = 200

const draft = drafts.json<Written>({ name: 'admin_community-rule', scope: 'tab', parse })

export type RuleEditorOptions = {
  published: PageText
  onPublished: (text: PageText) => void
  /** The text in force. */
  reload: () => Promise<PageText | undefined>
}

/** A new version of the rules as it is written; what is written stays in the tab until it is published. */
export function useRuleEditor({ published, onPublished, reload }: RuleEditorOptions) {
  const api = useApi()
  const toaster = useToaster()
  const submission = useSubmit({ notice: useFailureNotice() })
  const { value, set } = useDraft(draft)
  const [other, setOther] = useState<PageText | null>(null)
  const written = value ?? {
    version: published.version,
    text: printLines(published.body),
    note: '',
  }
  const body = parseLines(written.text)
  const fields = useFieldErrors({
    names: ['text', 'note'],
    problems: {
      text: textProblem(written.text),
      note:
        Array.from(written.note.trim()).length > NOTE_LENGTH
          ? '바뀐 점은 200자까지 쓸 수 있어요.'
          : undefined,
    },
    submission,
    mode: 'submit',
  })
  const isBehind = written.version !== published.version

  const send = () =>
    submission.submit(async () => {
      try {
        const next = await api.call('PUT /v1/admin/page/{key}', {
          params: { key: 'community-rule' },
          body: { version: written.version, body, note: written.note.trim() },
        })
        set(null)
        setOther(null)
        onPublished(next)
        toaster.show({ kind: 'success', message: '새 규칙을 올렸어요.' })
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'POST_CHANGED')) throw error
        setOther((await reload()) ?? null)
      }
    })
  return {
    written,
    write: (change: Partial<Written>) => set({ ...written, ...change }),
    hasDraft: value !== null,
    discard: () => {
      set(null)
      setOther(null)
    },
    /** What somebody else published meanwhile. */
    conflict: isBehind ? (other ?? published) : null,
    /** Goes on with what is written, over what the other published. */
    goOn: (version: number) => {
      set({ ...written, version })
      setOther(null)
    },
    body,
    fields,
    submission,
    send,
  }
}

function textProblem(text: string): string | undefined {
  if (parseLines(text).length === 0) return '내용을 적어 주세요.'
  return hasBrokenLink(text) ? LINK_COPY : undefined
}

function parse(stored: unknown): Written | null {
  const { version, text, note }: { version?: unknown; text?: unknown; note?: unknown } =
    Object(stored)
  return typeof version === 'number' && typeof text === 'string' && typeof note === 'string'
    ? { version, text, note }
    : null
}
