'use client'

import { useApi } from '@doran/api-client/react'
import type { NewsItem, NewsReaction } from '@doran/contract'
import { useIsLoggedIn } from '@doran/site/session'
import { Chip } from '@doran/ui'
import { Count } from '../verbs/count.js'
import { useLastWish } from '../verbs/use-last-wish.js'
import { useMemberAct } from '../verbs/use-member-act.js'
import { REACTIONS } from './news-words.js'

export type NewsReactionsProps = {
  item: NewsItem
  onChange: (change: (item: NewsItem) => NewsItem) => void
}

/** What a member thinks of an item: one of two words, changed and taken back by a press. */
export function NewsReactions({ item, onChange }: NewsReactionsProps) {
  const api = useApi()
  const { may, onFailure } = useMemberAct()
  const question = useIsLoggedIn() ? QUESTION : `${QUESTION} ${FOR_MEMBERS}`
  const press = useLastWish<NewsReaction | null, NewsItem>({
    read: () => item.mine,
    send: (reaction) =>
      api.call('PUT /v1/news/{newsId}/reaction', {
        params: { newsId: item.id },
        body: { reaction },
      }),
    show: (reaction) => onChange((now) => withMine(now, reaction)),
    onReply: ({ reactions, mine }) => onChange((now) => ({ ...now, reactions, mine })),
    onFailure,
  })
  return (
    <div
      role="group"
      aria-label={`${question} ${item.title}`}
      className="flex flex-wrap items-center gap-2"
    >
      <span aria-hidden="true" className="mr-1 text-sm text-text-3">
        {question}
      </span>
      {REACTIONS.map(({ reaction, label }) => {
        const isOn = item.mine === reaction
        return (
          <Chip
            key={reaction}
            isSelected={isOn}
            onClick={() => may({ reason: 'react-news' }) && void press(isOn ? null : reaction)}
          >
            {label}
            <Count of={item.reactions[reaction]} />
          </Chip>
        )
      })}
    </div>
  )
}

const QUESTION = '이 소식 어땠어요?'
/** Said before a press leads a visitor to the sign-in. */
const FOR_MEMBERS = '로그인하고 남길 수 있어요.'

function withMine(item: NewsItem, mine: NewsReaction | null): NewsItem {
  if (item.mine === mine) return item
  const reactions = { ...item.reactions }
  if (item.mine) reactions[item.mine] = Math.max(0, reactions[item.mine] - 1)
  if (mine) reactions[mine] += 1
  return { ...item, reactions, mine }
}
