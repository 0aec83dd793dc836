'use client'

import type { ChatItem } from '@doran/contract'
import { privateImageUrl, WrittenText } from '@doran/site/core'
import { DELETED } from '../text/item-text'
import { RECEIVED_RISK, riskOf } from '../text/risk-of'
import { Bubble } from './bubble'
import { Photo } from './photo'
import { ThemeCard } from './theme-card'

type ItemBodyProps = {
  item: ChatItem
  isMine: boolean
  photoAlt: string
  onOpenPhoto: (item: ChatItem) => void
}

export function ItemBody({ item, isMine, photoAlt, onOpenPhoto }: ItemBodyProps) {
  switch (item.kind) {
    case 'deleted':
      return (
        <p className="w-fit rounded-input border border-line px-4 py-2.5 text-sm text-text-2">
          {DELETED}
        </p>
      )
    case 'image':
      return (
        <Photo
          src={privateImageUrl(item.body)}
          alt={photoAlt}
          isMine={isMine}
          onOpen={() => onOpenPhoto(item)}
        />
      )
    case 'theme':
      return <ThemeCard theme={item.theme} isMine={isMine} />
    case 'text':
      return (
        <>
          <Bubble isMine={isMine}>
            <WrittenText text={item.body} />
          </Bubble>
          {!isMine && riskOf(item.body) !== null && (
            <p className="prose-ko mt-1 px-1 text-sm text-text-2">{RECEIVED_RISK}</p>
          )}
        </>
      )
  }
}
