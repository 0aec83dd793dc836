'use client'

import { useRef, useState, type ReactNode } from 'react'
import { useApi } from '@doran/api-client/react'
import type { SaveCollection } from '@doran/contract'
import { numberLabel, useLazyComponent } from '@doran/site/core'
import { PagedList, createListHook, useToaster, type ListPage } from '@doran/site/session'
import { Button } from '@doran/ui'
import { likedThemesHref, likedThemesQuery, type LikedThemesAddress } from '../liked-themes-address'
import { ChoiceBar } from './choice-bar'
import { placeAll, type PlacedTheme } from './liked-place'
import { LikedTile } from './liked-tile'
import { useChoice } from './use-choice'
import { useUnlike } from './use-unlike'

const useLiked = createListHook<PlacedTheme>({
  idOf: ({ targetId }) => targetId,
  placeOf: ({ place }) => place,
})

const loadCollectSheet = () => import('@doran/engagement').then(({ CollectSheet }) => CollectSheet)

type LikedListProps = {
  address: LikedThemesAddress
  first: ListPage<PlacedTheme>
  empty: ReactNode
}

/** The liked themes as covers, of which several can be put into a collection. */
export function LikedList({ address, first, empty }: LikedListProps) {
  const api = useApi()
  const toaster = useToaster()
  const query = likedThemesQuery(address)
  const { sort } = query
  const list = useLiked({
    name: `liked themes ${JSON.stringify(query)}`,
    first,
    sort: 'new',
    read: async (cursor) => {
      const page = await api.call('GET /v1/tales/liked-template', { query: { ...query, cursor } })
      return placeAll(page, sort)
    },
  })
  const unlike = useUnlike<PlacedTheme>({
    remove: ({ targetId }) => list.remove(targetId),
    putBack: (liked) => list.putBack(liked),
  })
  const { chosen, start, end, choose } = useChoice()
  const toggle = useRef<HTMLButtonElement>(null)
  const [isCollecting, setIsCollecting] = useState(false)
  const CollectSheet = useLazyComponent(isCollecting, loadCollectSheet)

  const finish = () => {
    end()
    // What was pressed goes.
    toggle.current?.focus()
  }
  const collected = ({ name }: SaveCollection, count: number) => {
    setIsCollecting(false)
    finish()
    toaster.show({
      kind: 'success',
      message: `‘${name}’ 모음집에 ${numberLabel(count)}개를 넣었어요.`,
    })
  }
  const canChoose = list.items.some(({ theme }) => theme !== null)
  return (
    <>
      {canChoose && (
        <div className="mb-3 flex justify-end">
          <Button ref={toggle} kind="quiet" onClick={chosen ? finish : start}>
            {chosen ? '선택 끝내기' : '여러 개 선택'}
          </Button>
        </div>
      )}
      <PagedList
        label="좋아요한 이야기"
        box={list.focus.box}
        empty={empty}
        isEmpty={list.items.length === 0}
        href={likedThemesHref(address)}
        nextCursor={list.nextCursor}
        isLoading={list.isLoading}
        problem={list.problem}
        onMore={() => void list.loadMore()}
      >
        <ul className="grid grid-cols-2 gap-x-3 gap-y-8 sm:grid-cols-3 md:gap-x-5 lg:grid-cols-5">
          {list.items.map((liked) => (
            <LikedTile
              key={liked.targetId}
              liked={liked}
              isChosen={chosen && chosen.has(liked.targetId)}
              onChoose={(isChosen) => choose(liked.targetId, isChosen)}
              onUnlike={() => void unlike(liked)}
            />
          ))}
        </ul>
      </PagedList>
      {chosen && (
        <ChoiceBar count={chosen.size} onEnd={finish} onCollect={() => setIsCollecting(true)} />
      )}
      {CollectSheet && (
        <CollectSheet
          targets={[...(chosen ?? [])].map((id) => ({ type: 'theme', id }))}
          isOpen={isCollecting}
          onClose={() => setIsCollecting(false)}
          onCollected={collected}
          onSaved={({ id }) => choose(id, false)}
        />
      )}
    </>
  )
}
