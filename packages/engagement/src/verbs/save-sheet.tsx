'use client'

import { useApi } from '@doran/api-client/react'
import type { Engagement } from '@doran/contract'
import { useAct } from '@doran/site/session'
import { Button, RadioGroup, Skeleton, SlowNotice } from '@doran/ui'
import { Sheet } from '@doran/ui/overlay'
import { NewCollection } from './new-collection.js'
import { useCollections } from './use-collections.js'
import type { Target } from './use-engagement.js'

export type SaveSheetProps = {
  isOpen: boolean
  onClose: () => void
  target: Target<'game' | 'theme'>
  collectionId: string | null
  onMoved: (reply: Engagement) => void
  onUnsave: () => void
}

const NONE = 'none'

/** Where something saved is kept. */
export function SaveSheet(props: SaveSheetProps) {
  const { isOpen, onClose, onUnsave } = props
  const unsave = () => {
    onClose()
    onUnsave()
  }
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => !isNowOpen && onClose()}
      title="저장한 곳"
      actions={
        <>
          <Button kind="secondary" className="flex-1" onClick={unsave}>
            저장 취소
          </Button>
          <Button className="flex-1" onClick={onClose}>
            닫기
          </Button>
        </>
      }
    >
      <Places {...props} />
    </Sheet>
  )
}

function Places({ target, collectionId, onMoved }: SaveSheetProps) {
  const api = useApi()
  const { collections, isPending, isError, retry, add } = useCollections()
  const moving = useAct()
  const move = async (id: string | null) => {
    const params = { targetType: target.type, targetId: target.id }
    const body = { collectionId: id }
    onMoved(await api.call('POST /v1/save/{targetType}/{targetId}', { params, body }))
    // The collections count anew.
    retry()
  }
  const moveTo = (id: string | null) => void moving.run(() => move(id), { canRepeat: true })

  if (isPending) {
    return (
      <div aria-busy="true" className="flex flex-col gap-3">
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
        <SlowNotice onRetry={retry} />
      </div>
    )
  }
  if (isError) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3">
        <p>모음집을 불러오지 못했어요.</p>
        <Button kind="secondary" onClick={retry}>
          다시 시도
        </Button>
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-5">
      <RadioGroup
        label="모음집에 넣기"
        options={[
          { value: NONE, label: '모음집 없음' },
          ...collections.map(({ id, name, count }) => ({
            value: id,
            label: name,
            description: `${count.toLocaleString('ko-KR')}개`,
          })),
        ]}
        value={collectionId ?? NONE}
        onChange={(value) => moveTo(value === NONE ? null : value)}
      />
      <NewCollection
        onMade={(made) => {
          add(made)
          moveTo(made.id)
        }}
      />
    </div>
  )
}
