'use client'

import { useApi } from '@doran/api-client/react'
import type { SaveCollection } from '@doran/contract'
import { CollectionNameForm } from './collection-name-form.js'

export type RenameCollectionProps = {
  collection: Pick<SaveCollection, 'id' | 'name'>
  onRenamed: (renamed: SaveCollection) => void
}

export function RenameCollection({ collection: { id, name }, onRenamed }: RenameCollectionProps) {
  const api = useApi()
  return (
    <CollectionNameForm
      label="이름"
      submitLabel="저장"
      name={name}
      send={(wanted) =>
        api.call('PATCH /v1/collection/{collectionId}', {
          params: { collectionId: id },
          body: { name: wanted },
        })
      }
      onSent={onRenamed}
    />
  )
}
