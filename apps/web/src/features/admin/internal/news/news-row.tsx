'use client'

import { useState } from 'react'
import type { NewsItem } from '@doran/contract'
import { formatMoment } from '@doran/site/core'
import { Button } from '@doran/ui'
import { NewsEditor } from './news-editor'

type NewsRowProps = {
  item: NewsItem
  now: Date
  onRemove: () => void
  /** The editor is gone, with the button that was pressed. */
  onClosed: () => void
  onSaved: () => void
}

/** An item, with its editor where that is open. */
export function NewsRow({ item, now, onRemove, onClosed, onSaved }: NewsRowProps) {
  const [isEdited, setIsEdited] = useState(false)
  const close = () => {
    setIsEdited(false)
    onClosed()
  }
  return (
    <li data-entry={item.id} className="py-3">
      <div className="flex flex-col gap-2 sm:flex-row sm:items-center sm:justify-between sm:gap-4">
        <div className="min-w-0">
          <p className="prose-ko font-semibold">{item.title}</p>
          <p className="text-sm text-text-3">
            {formatMoment(new Date(item.publishedAt), now)}
            {item.isPinned && ' · 고정'}
          </p>
        </div>
        <div className="flex shrink-0 gap-2">
          <Button
            kind="secondary"
            aria-expanded={isEdited}
            aria-label={`고치기: ${item.title}`}
            onClick={() => setIsEdited(!isEdited)}
          >
            고치기
          </Button>
          <Button kind="quiet" aria-label={`삭제: ${item.title}`} onClick={onRemove}>
            삭제
          </Button>
        </div>
      </div>
      {isEdited && (
        <NewsEditor
          item={item}
          onSaved={() => {
            close()
            onSaved()
          }}
          onCancel={close}
        />
      )}
    </li>
  )
}
