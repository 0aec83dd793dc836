'use client'

import { useId, useRef, useState } from 'react'
import { COMMUNITY } from '@doran/contract/community/limits'
import { useLazyComponent } from '@doran/site/core'
import { Button, IconButton, announce } from '@doran/ui'
import { attachmentLabel } from '../../../../lib/community-words'
import type { PickedAttachment } from '../../picked-attachment'

type AttachmentFieldProps = {
  attachments: readonly PickedAttachment[]
  error: string | undefined
  onChange: (attachments: readonly PickedAttachment[]) => void
}

const SHARES = '지금은 나만 볼 수 있는 결과예요. 글을 올리면 링크를 가진 사람도 볼 수 있게 돼요.'

const loadSheet = () => import('./attachment-sheet').then((module) => module.AttachmentSheet)

/** What goes with a post: results, endings, games and stories. */
export function AttachmentField({ attachments, error, onChange }: AttachmentFieldProps) {
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const AttachmentSheet = useLazyComponent(isOpen, loadSheet)
  const isFull = attachments.length >= COMMUNITY.attachments
  const pick = (picked: PickedAttachment) => {
    setIsOpen(false)
    if (attachments.some((each) => isSame(each, picked))) return
    onChange([...attachments, picked])
    announce(`${picked.title}, 붙였어요.`)
  }
  const remove = (removed: PickedAttachment) => {
    onChange(attachments.filter((each) => !isSame(each, removed)))
    announce(`${removed.title}, 뺐어요.`)
    opener.current?.focus()
  }
  return (
    <section
      aria-labelledby={id}
      aria-describedby={error ? `${id}-error` : undefined}
      className="flex flex-col gap-2"
    >
      <h2 id={id} className="text-sm font-semibold text-text-2">
        함께 올리기
      </h2>
      {attachments.length > 0 && (
        <ul className="flex flex-col gap-2">
          {attachments.map((each) => (
            <li
              key={`${each.type} ${each.id}`}
              className="flex items-center gap-2 corner-card bg-surface-1 py-2 pr-2 pl-4"
            >
              <div className="min-w-0 grow">
                <p className="text-xs font-semibold text-ember">{attachmentLabel(each.type)}</p>
                <p className="truncate">{each.title}</p>
                {each.isPrivate && <p className="prose-ko text-sm text-text-2">{SHARES}</p>}
              </div>
              <IconButton icon="close" label={`${each.title} 빼기`} onClick={() => remove(each)} />
            </li>
          ))}
        </ul>
      )}
      <Button
        ref={opener}
        kind="secondary"
        className="self-start"
        aria-haspopup="dialog"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : `${id}-hint`}
        disabled={isFull}
        onClick={() => setIsOpen(true)}
      >
        결과나 이야기 붙이기
      </Button>
      {error && (
        <p id={`${id}-error`} className="text-sm text-danger">
          {error}
        </p>
      )}
      <p id={`${id}-hint`} className="text-sm text-text-3">
        {attachments.length} / {COMMUNITY.attachments}개
      </p>
      {AttachmentSheet && (
        <AttachmentSheet isOpen={isOpen} onClose={() => setIsOpen(false)} onPick={pick} />
      )}
    </section>
  )
}

function isSame(one: PickedAttachment, other: PickedAttachment): boolean {
  return one.type === other.type && one.id === other.id
}
