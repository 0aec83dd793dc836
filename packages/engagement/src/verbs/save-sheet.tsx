'use client'

import { Button, RadioGroup } from '@doran/ui'
import { Sheet } from '@doran/ui/overlay'
import { CollectionsReader } from './collections-reader.js'
import { NewCollection } from './new-collection.js'

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
  return (
    <CollectionsReader>
      {({ collections, retry, add }) => {
        const moveTo = async (id: string | null) => {
          // The collections count anew.
          if ((await onMove(id)) !== null) retry()
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
      }}
    </CollectionsReader>
  )
}
