'use client'

import { Button, RadioGroup, Skeleton, SlowNotice } from '@doran/ui'
import { Sheet } from '@doran/ui/overlay'
import { NewCollection } from './new-collection.js'
import { useCollections } from './use-collections.js'

export type SaveSheetProps = {
  isOpen: boolean
  onClose: () => void
  collectionId: string | null
  /** Resolves with null where an earlier move sees to it. */
  onMove: (collectionId: string | null) => Promise<boolean | null>
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

function Places({ collectionId, onMove }: SaveSheetProps) {
  const { collections, isPending, isError, retry, add } = useCollections()
  const moveTo = async (id: string | null) => {
    // The collections count anew.
    if ((await onMove(id)) !== null) retry()
  }

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
        onChange={(value) => void moveTo(value === NONE ? null : value)}
      />
      <NewCollection
        onMade={(made) => {
          add(made)
          void moveTo(made.id)
        }}
      />
    </div>
  )
}
