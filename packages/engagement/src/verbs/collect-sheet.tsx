'use client'

import { useState } from 'react'
import { callQuery, useApi } from '@doran/api-client/react'
import type { SaveCollection, SaveTarget } from '@doran/contract'
import { numberLabel } from '@doran/site/core'
import { useAct } from '@doran/site/session'
import { Button, RadioGroup } from '@doran/ui'
import { Sheet } from '@doran/ui/overlay'
import { useQueryClient } from '@tanstack/react-query'
import { CollectionsReader } from './collections-reader.js'
import { NewCollection } from './new-collection.js'
import type { Target } from './use-engagement.js'

export type CollectSheetProps = {
  targets: readonly Target<SaveTarget>[]
  isOpen: boolean
  onClose: () => void
  /** All of them are in it. */
  onCollected: (collection: SaveCollection, count: number) => void
  /** One that is in it now; those behind it may yet fail. */
  onSaved: (target: Target<SaveTarget>) => void
}

/** Saves several things into one collection; where that breaks off, what is in it stays. */
export function CollectSheet(props: CollectSheetProps) {
  const { targets, isOpen, onClose, onCollected, onSaved } = props
  const api = useApi()
  const queries = useQueryClient()
  const { isBusy, run } = useAct()
  const [chosen, setChosen] = useState<SaveCollection | null>(null)

  const collect = (into: SaveCollection) =>
    run(async () => {
      for (const target of targets) {
        const params = { targetType: target.type, targetId: target.id }
        await api.call('POST /v1/save/{targetType}/{targetId}', {
          params,
          body: { collectionId: into.id },
        })
        // Other pages ask anew how it stands.
        const { queryKey } = callQuery(api, 'GET /v1/engagement/{targetType}/{targetId}', {
          params,
        })
        queries.removeQueries({ queryKey })
        onSaved(target)
      }
      onCollected(into, targets.length)
    })
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => !isNowOpen && onClose()}
      title="모음집에 넣기"
      isClosedByActions
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            취소
          </Button>
          <Button
            isBusy={isBusy}
            disabled={chosen === null}
            onClick={() => chosen && void collect(chosen)}
          >
            넣기
          </Button>
        </>
      }
    >
      <CollectionsReader>
        {({ collections, add }) => (
          <div className="flex flex-col gap-5">
            {collections.length > 0 && (
              <RadioGroup
                label="모음집"
                options={collections.map(({ id, name, count }) => ({
                  value: id,
                  label: name,
                  description: `${numberLabel(count)}개`,
                }))}
                value={chosen?.id ?? null}
                onChange={(value) => setChosen(collections.find(({ id }) => id === value) ?? null)}
              />
            )}
            <NewCollection
              onMade={(made) => {
                add(made)
                setChosen(made)
              }}
            />
          </div>
        )}
      </CollectionsReader>
    </Sheet>
  )
}
